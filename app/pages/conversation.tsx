import { useRevalidator } from 'react-router';
import { conversationData } from '#features/conversations/parts/conversation-data.ts';
import { messageData } from '#features/conversations/parts/message-data.ts';
import { Thread } from '#features/conversations/parts/thread.tsx';
import { reportPrompt } from '#features/moderation/parts/report-prompt.ts';
import { orNotFound } from '../shell/or-not-found.ts';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/conversation.ts';

/** One conversation. */
export async function loader({ context, request, params: { id: conversation_id } }: Route.LoaderArgs) {
  const { call, viewer, brandName } = requireActor(context, request);
  const [conversation, messages] = await orNotFound(
    Promise.all([
      call('ConversationResource.get', { conversation_id }),
      call('ConversationMessagesResource.get', { conversation_id }),
    ]),
  );
  return {
    conversation: conversationData(conversation.data),
    first: { messages: messages.data.map(messageData), bookmark: messages.bookmark },
    viewerId: viewer.id,
    brandName,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const names = loaderData?.conversation.people.map(({ fullName }) => fullName).join(', ');
  return [
    { title: [names, 'Messages', loaderData?.brandName].filter(Boolean).join(' · ') },
    { name: 'robots', content: 'noindex' },
  ];
};

export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  const { conversation, first, viewerId } = loaderData;
  const { revalidate } = useRevalidator();
  return (
    <Thread
      key={conversation.id}
      {...{ conversation, first, viewerId }}
      onChanged={revalidate}
      onReport={(id) => reportPrompt.open({ kind: 'message', id })}
    />
  );
}
