import { useLingui } from '@lingui/react/macro';
import { Outlet, useMatch } from 'react-router';
import { CONVERSATIONS_PATH } from '#features/social/conversations/conversation.ts';
import { conversationData } from '#features/social/conversations/parts/conversation-data.ts';
import { Inbox } from '#features/social/conversations/parts/inbox.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/conversations.ts';
import styles from './conversations.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, viewer } = requireActor(context, url);
  const { data, bookmark } = await call('ConversationsResource.get', {});
  return { first: { conversations: data.map(conversationData), bookmark }, viewerId: viewer.id };
}

// The list updates itself.
export const shouldRevalidate = () => false;

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ConversationsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const isList = useMatch(CONVERSATIONS_PATH) !== null;
  return (
    <main id="main" className={styles.page} data-shows={isList ? 'list' : 'thread'}>
      {isList && <PageTitle>{t`Messages`}</PageTitle>}
      <section className={styles.list}>
        <Inbox first={loaderData.first} level={isList ? 1 : 2} />
      </section>
      <section className={styles.thread}>
        <Outlet />
      </section>
    </main>
  );
}
