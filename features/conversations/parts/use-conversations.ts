import { useCallback, useEffect, useRef, useState } from 'react';
import { live } from '#platform/live/live.ts';
import { call } from '#platform/resource/client.ts';
import { CONVERSATION_CHANGED } from '../message-told.ts';
import { type ConversationData, conversationData } from './conversation-data.ts';

export type Folder = 'inbox' | 'requests';

export interface ConversationPage {
  conversations: ConversationData[];
  bookmark: string | null;
}

/** Several messages at once are one look, ms. */
const SOON_MS = 150;

/** One page of the viewer's conversations. */
export async function fetchConversations(
  folder: Folder,
  bookmark: string | null = null,
): Promise<ConversationPage> {
  const asked = { folder, ...(bookmark && { bookmarks: [bookmark] }) };
  const answer = await call('ConversationsResource.get', asked);
  return { conversations: answer.data.map(conversationData), bookmark: answer.bookmark };
}

/** The viewer's conversations of a folder, kept up to date while they look; `first` is what the page came with. */
export function useConversations(folder: Folder, first?: ConversationPage) {
  const [page, setPage] = useState<ConversationPage | undefined>(first);
  const [hasFailed, setFailed] = useState(false);
  const isLonger = useRef(false);

  const look = useCallback(async () => {
    try {
      const fresh = await fetchConversations(folder);
      setFailed(false);
      setPage((known) => (known && isLonger.current ? { ...known, ...withFresh(known, fresh) } : fresh));
    } catch {
      setFailed(true);
    }
  }, [folder]);

  const isGiven = first !== undefined;
  useEffect(() => {
    if (!isGiven) void look();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live.subscribe((heard) => {
      if (heard !== 'gap' && heard.type !== CONVERSATION_CHANGED) return;
      clearTimeout(timer);
      timer = setTimeout(look, SOON_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [look, isGiven]);

  const loadMore = async () => {
    const more = await fetchConversations(folder, page?.bookmark);
    isLonger.current = true;
    setPage((known) => ({
      ...more,
      conversations: [...(known?.conversations ?? []), ...more.conversations],
    }));
  };
  return { page, hasFailed, look, loadMore };
}

/** A fresh first page before what else was loaded. */
function withFresh(
  known: ConversationPage,
  fresh: ConversationPage,
): Pick<ConversationPage, 'conversations'> {
  const first = new Set(fresh.conversations.map(({ id }) => id));
  return {
    conversations: [...fresh.conversations, ...known.conversations.filter(({ id }) => !first.has(id))],
  };
}
