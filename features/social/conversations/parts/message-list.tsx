import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { toast } from '#design/toast/toast.ts';
import type { OutboxItem } from '../send-message/outbox-items.ts';
import type { MessageData } from './message-data.ts';
import styles from './message-list.module.css';
import { DayName, MessageRow, useIsNewDay } from './message-row.tsx';
import { WaitingRow } from './waiting-row.tsx';

/** Closer to the end than this counts as being at it, px. */
const NEAR = 120;

/** A layout effect does nothing on the server, and warns in the log. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Stays at its end when something is added there, unless the reader has scrolled away, and in place when something is
 * added above. Always scrolls to own messages; `own` counts the unsent ones.
 */
function useAtEnd(end: string, start: string | undefined, own: number): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const wasAtEnd = useRef(true);
  const fromEnd = useRef(0);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const note = () => {
      fromEnd.current = element.scrollHeight - element.scrollTop;
      wasAtEnd.current = fromEnd.current - element.clientHeight < NEAR;
    };
    // Loading pictures and an opening keyboard move the end.
    const observer = new ResizeObserver(() => {
      if (wasAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, []);

  useBeforePaint(() => {
    const element = place.current;
    if (element && (wasAtEnd.current || own > 0)) element.scrollTop = element.scrollHeight;
  }, [end]);

  useBeforePaint(() => {
    const element = place.current;
    if (element && !wasAtEnd.current) element.scrollTop = element.scrollHeight - fromEnd.current;
  }, [start]);
  return place;
}

type MessageListProps = {
  messages: readonly MessageData[];
  waiting: readonly OutboxItem[];
  isGroup: boolean;
  viewerId: string;
  hasOlder: boolean;
  loadOlder: () => Promise<void>;
  onReport: (messageId: string) => void;
};

/** Messages of one person within this time are grouped, ms. */
const TOGETHER_MS = 5 * 60_000;

function isTogether(one: MessageData | undefined, other: MessageData | undefined): boolean {
  if (!one || !other || one.isMine !== other.isMine || one.sender?.id !== other.sender?.id) return false;
  return other.at - one.at < TOGETHER_MS;
}

export function MessageList(props: MessageListProps) {
  const { messages, waiting, isGroup, viewerId, hasOlder, loadOlder, onReport } = props;
  const { t } = useLingui();
  const last = messages.at(-1);
  // Messages behind a delayed one are delayed too.
  const tried = waiting.find(({ tries }) => tries > 0);
  const delay = tried ? (tried.delay ?? 'busy') : null;
  const place = useAtEnd(`${last?.id} ${waiting.length}`, messages[0]?.id, waiting.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, or the keyboard cannot scroll it
    <section ref={place} className={styles.place} aria-label={t`Conversation`} tabIndex={0}>
      {hasOlder && <Older load={loadOlder} />}
      <ol className={styles.list}>
        <Written {...{ messages, isGroup, onReport }} />
        {waiting.map((item) => (
          <WaitingRow key={item.clientId} {...{ item, viewerId, delay }} />
        ))}
      </ol>
    </section>
  );
}

function Written({
  messages,
  isGroup,
  onReport,
}: Pick<MessageListProps, 'messages' | 'isGroup' | 'onReport'>) {
  const isNewDay = useIsNewDay();
  return messages.map((message, index) => {
    const [before, after] = [messages[index - 1], messages[index + 1]];
    return (
      <Fragment key={message.id}>
        {isNewDay(before?.at, message.at) && (
          <li className={styles.day}>
            <DayName at={message.at} />
          </li>
        )}
        <MessageRow
          message={message}
          isNamed={isGroup && !isTogether(before, message)}
          isLast={!isTogether(message, after)}
          onReport={() => onReport(message.id)}
        />
      </Fragment>
    );
  });
}

function Older({ load }: { load: () => Promise<void> }) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const show = async () => {
    setPending(true);
    try {
      await load();
    } catch {
      toast.show({ kind: 'error', text: t`We couldn't load this.` });
    }
    setPending(false);
  };
  return (
    <p className={styles.older}>
      <Button size="small" onClick={show} pending={isPending}>
        <Trans>Show earlier messages</Trans>
      </Button>
    </p>
  );
}
