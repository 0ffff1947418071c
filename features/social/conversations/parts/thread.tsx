import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EmptyState } from '#design/states/empty-state.tsx';
import { outboxOf } from '../send-message/outbox.ts';
import { ArrivalNews } from './arrival-news.tsx';
import { Composer } from './composer.tsx';
import type { ConversationData } from './conversation-data.ts';
import { MessageList } from './message-list.tsx';
import { RequestAnswer } from './request-answer.tsx';
import styles from './thread.module.css';
import { ThreadHead } from './thread-head.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useOutbox } from './use-outbox.ts';
import { type ThreadPage, useThread } from './use-thread.ts';

type ThreadProps = {
  conversation: ConversationData;
  viewerId: string;
  first: ThreadPage;
  onChanged: () => void;
  /** Asks what is wrong with a message. */
  onReport: (messageId: string) => void;
};

/** One conversation: who is in it, what was written, and where one writes. */
export function Thread({ conversation, viewerId, first, onChanged, onReport }: ThreadProps) {
  const { t } = useLingui();
  const { id, isGroup, state, isWritable } = conversation;
  const { messages, hasOlder, loadOlder, isClosed } = useThread(id, viewerId, first);
  const waiting = useOutbox(viewerId, id, messages);
  const isRequest = state === 'request' || state === 'declined';
  // Whoever has just accepted it writes next, and the button for it is gone.
  const [wasRequest] = useState(isRequest);
  useMarkRead(id, messages, !isRequest);
  const send = (text: string) => outboxOf(viewerId).send({ conversationId: id, text });
  const isEmpty = messages.length === 0 && waiting.length === 0;
  return (
    <div className={styles.thread}>
      <ThreadHead conversation={conversation} />
      {isEmpty ? (
        <div className={styles.empty}>
          <EmptyState title={t`Nothing written yet`} text={t`Say hello.`} />
        </div>
      ) : (
        <MessageList {...{ messages, waiting, isGroup, viewerId, hasOlder, loadOlder, onReport }} />
      )}
      <ArrivalNews last={messages.at(-1)} />
      {isClosed || !isWritable ? (
        <p className={styles.closed} role="status">
          <Trans>You can no longer write in this conversation.</Trans>
        </p>
      ) : isRequest ? (
        <RequestAnswer conversation={conversation} onAccepted={onChanged} />
      ) : (
        <Composer draftName={`draft.${id}`} autoFocus={wasRequest} onSend={send} />
      )}
    </div>
  );
}
