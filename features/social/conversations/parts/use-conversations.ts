import { useCallback, useEffect, useRef, useState } from 'react';
import { live } from '#platform/live/live.ts';
import { call } from '#platform/resource/client.ts';
import { CONVERSATION_CHANGED } from '../conversation.ts';
import { type ConversationData, conversationData } from './conversation-data.ts';

interface Page<Conversation> {
  conversations: Conversation[];
  bookmark: string | null;
}

/** The server's largest page. */
const MOST_AT_ONCE = 50;

/** Leaves out duplicates. */
export async function firstConversations<Conversation extends { id: string }>(
  wanted: number,
  ask: (pageSize: number, bookmark: string | null) => Promise<Page<Conversation>>,
): Promise<Page<Conversation>> {
  const found = new Map<string, Conversation>();
  let bookmark: string | null = null;
  let left = wanted;
  do {
    const page: Page<Conversation> = await ask(Math.min(left, MOST_AT_ONCE), bookmark);
    for (const conversation of page.conversations) found.set(conversation.id, conversation);
    bookmark = page.bookmark;
    left -= MOST_AT_ONCE;
  } while (bookmark !== null && left > 0);
  return { conversations: [...found.values()], bookmark };
}

export type Folder = 'inbox' | 'requests';

export interface ConversationPage {
  conversations: ConversationData[];
  bookmark: string | null;
}

const SOON_MS = 150;

/** How many more are shown at a time; the server's default page. */
const PAGE = 25;

function fetchConversations(folder: Folder, wanted: number): Promise<ConversationPage> {
  return firstConversations(wanted, async (page_size, bookmark) => {
    const asked = { folder, page_size, ...(bookmark && { bookmarks: [bookmark] }) };
    const answer = await call('ConversationsResource.get', asked);
    return { conversations: answer.data.map(conversationData), bookmark: answer.bookmark };
  });
}

/** Kept up to date while visible; `first` was rendered with the page. */
export function useConversations(folder: Folder, first?: ConversationPage) {
  const [page, setPage] = useState<ConversationPage | undefined>(first);
  const [hasFailed, setFailed] = useState(false);
  const wanted = useRef(PAGE);
  const asked = useRef(Promise.resolve());

  /** Fetches all that is shown, so that hidden conversations disappear wherever they are; one fetch at a time. */
  const fetchShown = useCallback(
    (more: number) => {
      const turn = asked.current.then(async () => {
        setPage(await fetchConversations(folder, wanted.current + more));
        wanted.current += more;
      });
      asked.current = turn.catch(() => {});
      return turn;
    },
    [folder],
  );
  const reload = useCallback(async () => {
    try {
      await fetchShown(0);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [fetchShown]);

  const isGiven = first !== undefined;
  useEffect(() => {
    if (!isGiven) void reload();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live.subscribe((heard) => {
      if (heard !== 'gap' && heard.type !== CONVERSATION_CHANGED) return;
      clearTimeout(timer);
      timer = setTimeout(reload, SOON_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [reload, isGiven]);

  return { page, hasFailed, reload, loadMore: () => fetchShown(PAGE) };
}
