import { type PersonName, requireVisiblePerson } from '#features/people/visible-person.service.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import { cutPage } from '#platform/resource/cut-page.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { presentVisibleBoards } from '../board.service.ts';
import type { BoardAnswer } from '../board-answer.ts';
import { listOwnBoards, listSharedBoards, type PlacedBoard } from './list-boards.store.ts';
import { type BoardListRequest, type BoardPlace, comparePlaces } from './list-boards.ts';

/**
 * A page of a person's boards, own and shared. Whoever is not that person gets the public ones that are not archived,
 * always by their last pin.
 */
export async function listBoardsOf(
  context: Context,
  name: PersonName,
  wish: BoardListRequest,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<BoardAnswer>> {
  const person = await requireVisiblePerson(context, name);
  if (!person.areThingsOpen) return { items: [], next: null };
  const request: BoardListRequest = person.isOwner
    ? wish
    : { sort: 'last_pinned_to', privacyFilter: 'public', isGrouped: false, isArchivedIncluded: false };
  const place = after ? placeOf(after) : null;
  const { own, sharedIds } = await listOwnBoards(context.db, person.row, request, {
    after: place,
    limit: pageSize + 1,
  });
  const shared = await listSharedBoards(context.db, person.row.id, sharedIds, request);
  const { sort } = request;
  const behind = shared.filter((board) => !place || comparePlaces(sort, board, place) > 0);
  const all = [...own, ...behind].sort((a, b) => comparePlaces(sort, a, b));
  const { shown, last } = cutPage(all, pageSize);
  return { items: await presentVisibleBoards(context, shown), next: last ? keyOf(last) : null };
}

function keyOf({ group_rank, sort_key, id }: PlacedBoard): PageKey {
  return [group_rank, sort_key, id];
}

function placeOf([group_rank, sort_key, id]: PageKey): BoardPlace {
  return { group_rank: Number(group_rank), sort_key: String(sort_key), id: String(id) };
}
