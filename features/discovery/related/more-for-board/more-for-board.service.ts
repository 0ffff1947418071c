import { requireVisibleBoard } from '#features/library/boards/board.service.ts';
import { oncePerPicture } from '#features/library/pins/once-per-picture.ts';
import type { ShownPin } from '#features/library/pins/pin.service.ts';
import { listRanked } from '#features/library/pins/ranked-pins.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { MOST_RELATED, similarWords } from '../related.ts';
import { listPinsLikeBoard } from './more-for-board.store.ts';

/**
 * What others put next to copies of the board's latest pins, then pins of the same sites, then pins with words of its
 * name. Each picture once.
 */
export async function listMoreFor(
  context: Context,
  boardId: Id,
  page: PageRequest & { pageSize: number },
): Promise<Page<ShownPin>> {
  const { row } = await requireVisibleBoard(context, { id: boardId });
  const rank = async () => {
    const found = await listPinsLikeBoard(
      context.db,
      { boardId, words: similarWords(row.name) },
      MOST_RELATED,
    );
    return oncePerPicture(found).map((pin) => pin.id);
  };
  return listRanked(context, `board ${boardId}`, rank, page);
}
