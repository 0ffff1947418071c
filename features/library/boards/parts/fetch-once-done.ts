import { watchBoard } from '#features/library/work/watch-board.ts';
import { isWholeBoardUnderWay } from '#features/library/work/watched-action.ts';
import { call } from '#platform/resource/client.ts';
import { type BoardCardData, boardCardData } from '../board-card-data.ts';

/** Null if nobody could find out whether the work on the board is done. */
export async function fetchOnceDone(id: string, signal: AbortSignal): Promise<BoardCardData | null> {
  if (!(await watchBoard(id, isWholeBoardUnderWay, signal))) return null;
  const { data } = await call('BoardResource.get', { board_id: id, field_set_key: 'profile_grid_item' });
  return boardCardData(data);
}
