import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { type PersonName, requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { listVisibleBoards, requireVisibleBoard, type ShownBoard } from '../board.service.ts';
import { type BoardFollowRow, listBoardFollows } from './list-board-follows.store.ts';

type PageOf = PageRequest & { pageSize: number };

/** Leaves out people whom the viewer cannot see. */
export async function listFollowersOf(
  context: Context,
  boardId: Id,
  page: PageOf,
): Promise<Page<PersonCardRow>> {
  await requireVisibleBoard(context, { id: boardId });
  const { ids, next } = await readPage(context, 'followers', boardId, page);
  const people = await findVisiblePeople(context, ids);
  return { items: ids.flatMap((id) => people.get(id) ?? []), next };
}

/** Empty if the profile is not open to the viewer. */
export async function listBoardsFollowedBy(
  context: Context,
  name: PersonName,
  page: PageOf,
): Promise<Page<ShownBoard>> {
  const person = await requireVisiblePerson(context, name);
  if (!person.areThingsOpen) return { items: [], next: null };
  const { ids, next } = await readPage(context, 'following', person.row.id, page);
  return { items: await listVisibleBoards(context, ids), next };
}

async function readPage(
  { db }: Context,
  side: 'followers' | 'following',
  id: Id,
  { after, pageSize }: PageOf,
): Promise<{ ids: Id[]; next: Page<unknown>['next'] }> {
  const key = after && { at: String(after[0]), id: String(after[1]) };
  const rows: BoardFollowRow[] = await listBoardFollows(db, side, id, { after: key, limit: pageSize + 1 });
  const { shown, last } = cutPage(rows, pageSize);
  return { ids: shown.map((row) => row.id), next: last ? [last.at, last.id] : null };
}
