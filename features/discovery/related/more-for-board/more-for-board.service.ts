import { requireVisibleBoard } from '#features/library/boards/board.service.ts';
import { oncePerPicture } from '#features/library/pins/once-per-picture.ts';
import { listRanked } from '#features/library/pins/ranked-pins.service.ts';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { MOST_RELATED, similarWords } from '../related.ts';
import { listPinsLikeBoard } from './more-for-board.store.ts';

/**
 * Pins that go with a board: what others put next to copies of its latest pins, then pins of the same sites, then
 * pins with words of its name. Excludes the board's own pins; each picture once.
 */
export async function listMoreFor(
  context: Context,
  boardId: Id,
  page: PageRequest & { pageSize: number },
): Promise<Page<PinAnswer>> {
  const { name } = await requireVisibleBoard(context, { id: boardId });
  const rank = async () => {
    const found = await listPinsLikeBoard(context.db, { boardId, words: similarWords(name) }, MOST_RELATED);
    return oncePerPicture(found).map((pin) => pin.id);
  };
  return listRanked(context, `board ${boardId}`, rank, page);
}
