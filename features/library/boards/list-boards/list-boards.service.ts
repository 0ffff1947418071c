import { type PersonName, requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import { type Alphabet, alphabetOf } from '#platform/database/database.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { type ShownBoard, showVisibleBoards } from '../board.service.ts';
import { listOwnBoards, listSharedBoards, type PlacedBoard, sortByName } from './list-boards.store.ts';
import { type BoardListRequest, type BoardPlace, compareNumbered, ORDERS } from './list-boards.ts';

/** Other viewers get the public ones that are not archived, always by last pin. */
export async function listBoardsOf(
  context: Context,
  name: PersonName,
  input: BoardListRequest,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ShownBoard>> {
  const person = await requireVisiblePerson(context, name);
  if (!person.areThingsOpen) return { items: [], next: null };
  const isPublicWanted = ['all', 'public'].includes(input.privacyFilter);
  if (!person.isOwner && !isPublicWanted) return { items: [], next: null };
  const allowed: BoardListRequest = person.isOwner
    ? input
    : { sort: 'last_pinned_to', privacyFilter: 'public', isGrouped: false, isArchivedIncluded: false };
  const request = { ...allowed, alphabet: alphabetOf(context.locale) };
  const place = after ? placeOf(after) : null;
  const { own, sharedIds } = await listOwnBoards(context, person.row, request, {
    after: place,
    limit: pageSize + 1,
  });
  const shared = await listSharedBoards(context, person.row.id, sharedIds, request, place);
  const all = await merge(context, own, shared, request);
  const { shown, last } = cutPage(all, pageSize);
  return { items: await showVisibleBoards(context, shown), next: last ? keyOf(last) : null };
}

async function merge(
  { db }: Context,
  own: PlacedBoard[],
  shared: PlacedBoard[],
  { sort, alphabet }: Pick<BoardListRequest, 'sort'> & { alphabet: Alphabet },
): Promise<PlacedBoard[]> {
  const all = [...own, ...shared];
  if (shared.length === 0) return all;
  return ORDERS[sort].isTextual
    ? sortByName(db, all, alphabet)
    : all.sort((a, b) => compareNumbered(sort, a, b));
}

function keyOf({ group_rank, sort_key, id }: PlacedBoard): PageKey {
  return [group_rank, sort_key, id];
}

function placeOf([group_rank, sort_key, id]: PageKey): BoardPlace {
  return { group_rank: Number(group_rank), sort_key: String(sort_key), id: String(id) };
}
