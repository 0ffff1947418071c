import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import { Age } from '#features/library/boards/parts/age.tsx';
import { conversationPath } from '../conversation.ts';
import type { ConversationData } from './conversation-data.ts';
import { ConversationPicture, useConversationName } from './conversation-name.tsx';
import styles from './conversation-rows.module.css';
import { TO_WRITE } from './use-focus-to-write.ts';

type ConversationRowsProps = {
  conversations: readonly ConversationData[];
  label: string;
  /** Ages count from here, ms. */
  now: number;
  onOpen?: () => void;
};

export function ConversationRows({ conversations, label, now, onOpen }: ConversationRowsProps) {
  const nameOf = useConversationName();
  const { pathname } = useLocation();
  return (
    <ul className={styles.list} aria-label={label}>
      {conversations.map((conversation) => {
        const { id, unread, at } = conversation;
        return (
          <li key={id}>
            <Link
              to={conversationPath(id)}
              state={onOpen && TO_WRITE}
              className={styles.row}
              aria-current={conversationPath(id) === pathname ? 'page' : undefined}
              data-unread={unread > 0 || undefined}
              onClick={onOpen}
            >
              <ConversationPicture people={conversation.people} />
              <span className={styles.words}>
                <span className={styles.name} dir="auto">
                  {nameOf(conversation)}
                </span>
                <span className={styles.last} dir="auto">
                  <LastMessage conversation={conversation} />
                </span>
                <span className={styles.age}>
                  <Age ms={Math.max(0, now - at)} />
                </span>
                {unread > 0 && <Unread count={unread} />}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Unread({ count: unread }: { count: number }) {
  return (
    <span className={styles.dot}>
      <VisuallyHidden>
        <Plural value={unread} one="# unread" other="# unread" />
      </VisuallyHidden>
    </span>
  );
}

function LastMessage({ conversation: { last } }: { conversation: ConversationData }) {
  const { t } = useLingui();
  if (!last) return <Trans>No messages yet</Trans>;
  if (last.isRemoved) return <Trans>This message was removed</Trans>;
  const things = { pin: t`a Pin`, board: t`a board`, user: t`a profile`, follow_invite: t`an invitation` };
  const words = last.text || (last.shown && things[last.shown.type]) || '';
  return last.isMine ? <Trans>You: {words}</Trans> : words;
}
