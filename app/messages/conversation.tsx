import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { conversationData } from '#features/social/conversations/parts/conversation-data.ts';
import { messageData } from '#features/social/conversations/parts/message-data.ts';
import { Thread } from '#features/social/conversations/parts/thread.tsx';
import { reportPrompt } from '#features/trust/moderation/parts/report-prompt.ts';
import { orNotFound } from '../shell/or-not-found.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/conversation.ts';

export async function loader({ context, url, params: { id: conversation_id } }: Route.LoaderArgs) {
  const { call, viewer } = requireActor(context, url);
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
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  const { conversation, first, viewerId } = loaderData;
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const people = conversation.people.map(({ fullName }) => fullName);
  const names = new Intl.ListFormat(i18n.locale, { style: 'narrow' }).format(people);
  return (
    <>
      <PageTitle about={names}>{t`Messages`}</PageTitle>
      <Thread
        key={conversation.id}
        {...{ conversation, first, viewerId }}
        onChanged={revalidate}
        onReport={(id) => reportPrompt.open({ kind: 'message', id })}
      />
    </>
  );
}
