import { useEffect, useState } from 'react';
import { call } from '#platform/resource/client.ts';
import { isWholeBoardUnderWay } from '../blocking-watch.ts';
import { type BoardCardData, boardCardData } from '../board-card-data.ts';
import { watchBoard } from '../watch-board.ts';

/** The board of a card; where its pins were being moved when it was read, it is read anew once they have been. */
export function useFreshBoard(board: BoardCardData): BoardCardData {
  const [fresh, setFresh] = useState<BoardCardData>();
  const { id, is_busy: isBusy } = board;
  useEffect(() => {
    if (!isBusy) return;
    const stop = new AbortController();
    const refetch = async () => {
      if (!(await watchBoard(id, isWholeBoardUnderWay, stop.signal))) return;
      const { data } = await call('BoardResource.get', {
        board_id: id,
        field_set_key: 'profile_grid_item',
      });
      if (!stop.signal.aborted) setFresh(boardCardData(data));
    };
    // Where the board is gone meanwhile, the list that it stands in says so.
    refetch().catch(() => {});
    return () => stop.abort();
  }, [id, isBusy]);
  return isBusy && fresh ? fresh : board;
}
