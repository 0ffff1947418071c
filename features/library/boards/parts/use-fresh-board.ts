import { useEffect, useState } from 'react';
import type { BoardCardData } from '../board-card-data.ts';

/** The board of a card; where its pins were being moved when it was read, it is read anew once they have been. */
export function useFreshBoard(board: BoardCardData): BoardCardData {
  const [fresh, setFresh] = useState<BoardCardData>();
  const { id, is_busy: isBusy } = board;
  useEffect(() => {
    if (!isBusy) return;
    const stop = new AbortController();
    const refetch = async () => {
      // Few cards are ever busy, so that none loads this with the page.
      const { fetchOnceDone } = await import('./fetch-once-done.ts');
      const data = await fetchOnceDone(id, stop.signal);
      if (data && !stop.signal.aborted) setFresh(data);
    };
    // Where the board is gone meanwhile, the list that it stands in says so.
    refetch().catch(() => {});
    return () => stop.abort();
  }, [id, isBusy]);
  return isBusy && fresh ? fresh : board;
}
