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

/** Several messages at once are one look, ms. */
const SOON_MS = 150;

/** How many more are shown at a time; the server answers as many unasked. */
const PAGE = 25;

/** The first so many of the viewer's conversations. */
function fetchConversations(folder: Folder, wanted: number): Promise<ConversationPage> {
  return firstConversations(wanted, async (page_size, bookmark) => {
    const asked = { folder, page_size, ...(bookmark && { bookmarks: [bookmark] }) };
    const answer = await call('ConversationsResource.get', asked);
    return { conversations: answer.data.map(conversationData), bookmark: answer.bookmark };
  });
}

/** The viewer's conversations of a folder, kept up to date while they look; `first` is what the page came with. */
export function useConversations(folder: Folder, first?: ConversationPage) {
  const [page, setPage] = useState<ConversationPage | undefined>(first);
  const [hasFailed, setFailed] = useState(false);
  const wanted = useRef(PAGE);
  const asked = useRef(Promise.resolve());

  /** Asks anew for all that is shown, so that what was put away goes, wherever it stands; one after the other. */
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
