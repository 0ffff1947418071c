import { useCallback, useEffect, useRef, useState } from 'react';
import { live } from '#platform/live/live.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { CONVERSATION_CHANGED } from '../conversation.ts';
import { outboxOf } from '../send-message/outbox.ts';
import { type MessageData, messageData } from './message-data.ts';

export interface ThreadPage {
  messages: MessageData[];
  bookmark: string | null;
}

const CATCH_UP_PAGE = 50;

/**
 * Live events and lost connections make it fetch everything newer than its last fetch: no message is lost or doubled.
 */
export function useThread(conversationId: string, viewerId: string, first: ThreadPage) {
  const [messages, setMessages] = useState(() => mergeMessages([], first.messages));
  const [bookmark, setBookmark] = useState(first.bookmark);
  const [isClosed, setClosed] = useState(false);
  const add = useCallback(
    (come: readonly MessageData[]) => setMessages((known) => mergeMessages(known, come)),
    [],
  );

  const newestAtFirst = useRef(first.messages[0]?.id ?? null);
  useEffect(() => {
    const fetchNewer = newerMessages(newestAtFirst.current, (...asked) =>
      fetchAfter(conversationId, ...asked),
    );
    const look = inTurn(async () => {
      try {
        add(await fetchNewer());
      } catch (error) {
        if (error instanceof CallRefused && error.status === 404) setClosed(true);
      }
    });
    return live.subscribe((heard) => {
      const isOurs = heard === 'gap' || (heard.type === CONVERSATION_CHANGED && heard.id === conversationId);
      if (isOurs) look();
    });
  }, [conversationId, add]);

  useEffect(
    () =>
      outboxOf(viewerId).onSent((answer) => {
        if (answer.conversation_id === conversationId) add([messageData(answer)]);
      }),
    [conversationId, viewerId, add],
  );

  const loadOlder = async () => {
    const answer = await call('ConversationMessagesResource.get', {
      conversation_id: conversationId,
      bookmarks: [bookmark],
    });
    add(answer.data.map(messageData));
    setBookmark(answer.bookmark);
  };
  return { messages, hasOlder: bookmark !== null, loadOlder, isClosed };
}

async function fetchAfter(
  conversation_id: string,
  newer_than: string | null,
  bookmark: string | null,
): Promise<ThreadPage> {
  const answer = await call('ConversationMessagesResource.get', {
    ...{ conversation_id, page_size: CATCH_UP_PAGE },
    ...(newer_than && { newer_than }),
    ...(bookmark && { bookmarks: [bookmark] }),
  });
  return { messages: answer.data.map(messageData), bookmark: answer.bookmark };
}

/** Calls during a run cause one more run after it. */
function inTurn(run: () => Promise<void>): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  const start = async (): Promise<void> => {
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    isRunning = true;
    isAskedAgain = false;
    await run();
    isRunning = false;
    if (isAskedAgain) await start();
  };
  return () => void start();
}

/** Ids of messages rise in the order of writing. */
interface Ordered {
  id: string;
}

/** The last one of duplicates counts. */
export function mergeMessages<Message extends Ordered>(
  known: readonly Message[],
  come: readonly Message[],
): Message[] {
  const byId = new Map([...known, ...come].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => compareIds(one.id, other.id));
}

/** Compares ids as numbers: the longer one is larger. */
export function compareIds(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}

interface Page<Message> {
  messages: Message[];
  bookmark: string | null;
}

/** Only messages it has found move it forward: an own one may be newer than others' not fetched yet. */
export function newerMessages<Message extends { id: string }>(
  newestAtFirst: string | null,
  ask: (newerThan: string | null, bookmark: string | null) => Promise<Page<Message>>,
): () => Promise<Message[]> {
  let newest = newestAtFirst;
  return async () => {
    const found: Message[] = [];
    let bookmark: string | null = null;
    do {
      const page: Page<Message> = await ask(newest, bookmark);
      found.push(...page.messages);
      bookmark = page.bookmark;
    } while (bookmark !== null);
    newest = found[0]?.id ?? newest;
    return found;
  };
}
