import { listFiledTopics, requireVisiblePin } from '#features/library/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { listVisibleBoards } from '../board.service.ts';
import { listBoardsOfPicture } from './suggest-titles.store.ts';

const MOST_TITLES = 10;

/** What others call the boards they saved the same picture to, most common first, then the pin's topics. */
export async function suggestTitles(context: Context, pinId: Id): Promise<{ name: string }[]> {
  const pin = await requireVisiblePin(context, pinId);
  const [ids, topics] = await Promise.all([
    listBoardsOfPicture(context.db, pinId),
    listFiledTopics(context, pin),
  ]);
  const boards = (await listVisibleBoards(context, ids)).filter(({ row }) => row.privacy === 'public');
  const named = Map.groupBy(
    [...boards.map(({ row }) => row.name), ...topics.map(({ name }) => name)],
    (name) => name.toLowerCase(),
  );
  const usual = [...named.values()].toSorted((a, b) => b.length - a.length);
  return usual.slice(0, MOST_TITLES).flatMap(([name]) => (name ? [{ name }] : []));
}
