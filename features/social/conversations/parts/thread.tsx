import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { CONVERSATIONS_PATH } from '../conversation.ts';
import { outboxOf } from '../send-message/outbox.ts';
import type { OutboxItem } from '../send-message/outbox-items.ts';
import { Composer } from './composer.tsx';
import type { ConversationData } from './conversation-data.ts';
import { useConversationName } from './conversation-name.tsx';
import type { MessageData } from './message-data.ts';
import { MessageList } from './message-list.tsx';
import styles from './thread.module.css';
import { ThreadHead } from './thread-head.tsx';
import { type ThreadPage, useThread } from './use-thread.ts';

type ThreadProps = {
  conversation: ConversationData;
  viewerId: string;
  first: ThreadPage;
  onChanged: () => void;
  onReport: (messageId: string) => void;
};

export function Thread({ conversation, viewerId, first, onChanged, onReport }: ThreadProps) {
  const { t } = useLingui();
  const { id, isGroup, state, isWritable } = conversation;
  const { messages, hasOlder, loadOlder, isClosed } = useThread(id, viewerId, first);
  const waiting = useOutbox(viewerId, id, messages);
  const isRequest = state === 'request' || state === 'declined';
  // After accepting a request the pressed button is gone, so the composer takes the focus.
  const [wasRequest] = useState(isRequest);
  useMarkRead(id, messages, !isRequest);
  const send = (text: string) => outboxOf(viewerId).send({ conversationId: id, text });
  const isEmpty = messages.length === 0 && waiting.length === 0;
  return (
    <div className={styles.thread}>
      <ThreadHead conversation={conversation} />
      {isEmpty ? (
        <div className={styles.empty}>
          <EmptyState title={t`No messages yet`} text={t`Say hello.`} />
        </div>
      ) : (
        <MessageList {...{ messages, waiting, isGroup, viewerId, hasOlder, loadOlder, onReport }} />
      )}
      <ArrivalNotice last={messages.at(-1)} />
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

/** Rendered before any message arrives: a live region inserted together with its text is not announced. */
function ArrivalNotice({ last }: { last: MessageData | undefined }) {
  const { t } = useLingui();
  const [firstShown] = useState(last?.id);
  const isNotification = last !== undefined && last.id !== firstShown && !last.isMine;
  return (
    <VisuallyHidden>
      <span role="status">
        {/* Keyed by message, or the same text twice in a row would be announced once. */}
        {isNotification && (
          <span key={last.id}>{`${last.sender?.fullName ?? ''}: ${last.text || t`sent you something`}`}</span>
        )}
      </span>
    </VisuallyHidden>
  );
}

/** Up to its last message, while it is visible. */
function useMarkRead(conversationId: string, messages: readonly MessageData[], isOn: boolean): void {
  const noted = useRef<string>(undefined);
  const last = messages.findLast(({ isMine }) => !isMine)?.id;
  useEffect(() => {
    if (!isOn || !last) return;
    const note = async () => {
      if (document.visibilityState === 'hidden' || noted.current === last) return;
      noted.current = last;
      try {
        await call('ConversationReadResource.update', { conversation_id: conversationId, message_id: last });
      } catch {
        // The next message, or coming back to the window, tries again.
        noted.current = undefined;
      }
    };
    void note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [conversationId, last, isOn]);
}

const NOTHING: readonly OutboxItem[] = [];
const nobody = { subscribe: () => () => {}, items: () => NOTHING };

/** Unsent messages. Those in the conversation's list have arrived, even where the response got lost. */
function useOutbox(
  viewerId: string,
  conversationId: string,
  messages: readonly MessageData[],
): readonly OutboxItem[] {
  const box = typeof window === 'undefined' ? nobody : outboxOf(viewerId);
  const items = useSyncExternalStore(box.subscribe, box.items, () => NOTHING);
  const arrived = useMemo(() => new Set(messages.map(({ clientId }) => clientId)), [messages]);
  useEffect(() => {
    for (const { clientId } of items) if (arrived.has(clientId)) outboxOf(viewerId).discard(clientId);
  }, [items, arrived, viewerId]);
  return useMemo(
    () => items.filter((item) => item.conversationId === conversationId && !arrived.has(item.clientId)),
    [items, conversationId, arrived],
  );
}

type RequestAnswerProps = { conversation: ConversationData; onAccepted: () => void };

function RequestAnswer({ conversation, onAccepted }: RequestAnswerProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [pending, setPending] = useState<'accept' | 'decline' | null>(null);
  const name = useConversationName()(conversation);
  const conversation_id = conversation.id;
  const answer = async (what: 'accept' | 'decline') => {
    setPending(what);
    try {
      if (what === 'accept') {
        await call('ConversationRequestResource.update', { conversation_id });
        onAccepted();
      } else {
        await call('ConversationRequestResource.delete', { conversation_id });
        toast.show({ text: t`Request declined`, duration: 4000 });
        await navigate(CONVERSATIONS_PATH);
      }
    } catch {
      toast.show({ kind: 'error', text: t`That didn't work. Try again.` });
    }
    setPending(null);
  };
  return (
    <div className={styles.request}>
      <span>
        <Trans>{name} wants to message you. They won't know whether you've read it.</Trans>
      </span>
      <span className={styles.acts}>
        {conversation.state === 'request' && (
          <Button onClick={() => answer('decline')} pending={pending === 'decline'}>
            <Trans>Decline</Trans>
          </Button>
        )}
        <Button variant="primary" onClick={() => answer('accept')} pending={pending === 'accept'}>
          <Trans>Accept</Trans>
        </Button>
      </span>
    </div>
  );
}
