import { useCallback, useEffect, useRef, useState } from 'react';
import { live } from '#platform/live/live.ts';
import { call } from '#platform/resource/client.ts';
import { CONVERSATION_CHANGED } from '../conversation-changed.ts';
import { type ConversationData, conversationData } from './conversation-data.ts';
import { firstConversations } from './first-conversations.ts';

export type Folder = 'inbox' | 'requests';

export interface ConversationPage {
  conversations: ConversationData[];
  bookmark: string | null;
}

/** Several messages in a row trigger one fetch, ms. */
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

/** The viewer's conversations of a folder, kept up to date while visible; `first` was rendered with the page. */
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
