import { relationSeen, relationsFor, relationsOf } from '#features/core/people/person.service.ts';
import { personCards } from '#features/core/people/person.view.ts';
import { maySeePerson } from '#features/core/people/person-access.ts';
import { noteSeenBoard } from '#features/library/pins/pin.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import {
  listBoardsByIds,
  listBoardsFor,
  mapCollaborators,
  mapMemberships,
  type SeenBoardRow,
} from './board.store.ts';
import { presentBoard } from './board.view.ts';
import { type BoardPermission, mayActOnBoard, maySeeBoard } from './board-access.ts';
import type { BoardAnswer } from './board-answer.ts';
import { guestCoversOf, withVisibleCovers } from './board-covers.ts';
import { mapCoverPinners } from './cover-pinners.store.ts';
import {
  type BoardAddress,
  type MetBoard,
  meetBoardAt,
  meetBoards,
  meetFormerBoards,
} from './met-boards.store.ts';

/** Turns read boards into answers, one query for each kind of thing beside them; what the viewer may not see is left out. */
export async function presentVisibleBoards(
  context: Reading,
  rows: readonly SeenBoardRow[],
): Promise<BoardAnswer[]> {
  const { db, viewer, config } = context;
  const shared = rows.filter((row) => row.collaborator_count > 0).map((row) => row.id);
  const [collaborators, pinners] = await Promise.all([
    mapCollaborators(db, shared),
    mapCoverPinners(db, rows.flatMap(guestCoversOf)),
  ]);
  const others = [...collaborators.values(), ...pinners.values()].flat().map((person) => person.id);
  const relations = await relationsOf(context, [...rows.map((row) => row.owner_id), ...others]);
  const beside = { viewer, origin: config.origin, cardOf: personCards(config.origin) };
  return rows.flatMap((row) => {
    const standing = row.beside?.standing;
    if (!maySeeBoard(viewer, row, standing, relations.get(row.owner_id))) return [];
    const people = collaborators.get(row.id) ?? [];
    const own = {
      standing,
      collaborators: people.filter((person) => maySeePerson(viewer, person, relations.get(person.id))),
      actions: row.beside?.actions ?? [],
    };
    const covered = withVisibleCovers(row, { viewer, standing, pinners, relations });
    return [presentBoard(covered, { ...beside, ...own })];
  });
}

/** Those of these boards that the viewer may see, in their order. */
export async function listVisibleBoards(context: Reading, ids: readonly Id[]): Promise<BoardAnswer[]> {
  return presentVisibleBoards(context, await listBoardsFor(context, ids));
}

/** How a caller names a board: by id, or by owner and slug. */
export type BoardName = { id: Id } | BoardAddress;

/** Whether the viewer may see a board, by what was read with it. */
export function seesBoard(context: Reading, { row, relation }: MetBoard): boolean {
  return maySeeBoard(context.viewer, row, row.beside?.standing, relationSeen(context, relation));
}

/** Those of these boards that the viewer may see. Hidden ones take the same reads as such as never were. */
export async function findSeenBoards(context: Reading, ids: readonly Id[]): Promise<SeenBoardRow[]> {
  const met = await meetBoards(context, ids);
  return met.filter((one) => seesBoard(context, one)).map(({ row }) => row);
}

/** The board where the viewer may see it. One that they may not see takes the same reads as one that never was. */
async function findSeen(context: Reading, name: BoardName): Promise<SeenBoardRow | null> {
  if ('id' in name) return (await findSeenBoards(context, [name.id]))[0] ?? null;
  const here = await meetBoardAt(context, name);
  return here && seesBoard(context, here) ? here.row : findMoved(context, name);
}

/** Where the board went that was at this address, or its pins, for who could see it there and all that it went into. */
async function findMoved(context: Reading, name: BoardAddress): Promise<SeenBoardRow | null> {
  const path = await meetFormerBoards(context, name);
  const [former] = path;
  const last = path.at(-1);
  if (!former || !last) return null;
  const before = { ...former, row: { ...former.row, privacy: former.row.former_privacy } };
  const isOpen = [before, ...path.slice(0, -1)].every((met) => couldSee(context, met));
  return isOpen && seesBoard(context, last) ? last.row : null;
}

/** Whether the viewer might see a board if it were not deleted. */
function couldSee(context: Reading, met: MetBoard): boolean {
  return seesBoard(context, { ...met, row: { ...met.row, deleted_at: null } });
}

/** @throws Refusal 404 where there is no such board for this viewer. */
export async function requireVisibleBoard(context: Reading, name: BoardName): Promise<BoardAnswer> {
  const row = await findSeen(context, name);
  if (!row) throw notFound('board');
  return presentSeenBoard(context, row);
}

/** A board that the viewer may see as was just read. @throws Refusal 404 where that has changed since. */
export async function presentSeenBoard(context: Reading, row: SeenBoardRow): Promise<BoardAnswer> {
  const [board] = await presentVisibleBoards(context, [row]);
  if (!board) throw notFound('board');
  noteSeenBoard(context, board.id);
  return board;
}

/**
 * The board, where the viewer may do this to it as it was read; to do it, lock it.
 * @throws Refusal 404 where the viewer may not see it, 403 where they may see it only.
 */
export async function requireBoardFor(
  context: Reading,
  permission: BoardPermission,
  id: Id,
): Promise<SeenBoardRow> {
  const [row] = await findSeenBoards(context, [id]);
  if (!row) throw notFound('board');
  if (!mayActOnBoard(permission, context.viewer, row, row.beside?.standing)) throw notAllowed(permission);
  return row;
}

/** The answer to whoever may see a board but not do this to it. */
export function notAllowed(permission: BoardPermission): Refusal {
  const message =
    permission === 'merge'
      ? "You can't move this board because you didn't create it."
      : 'You may not change this board.';
  return new Refusal({ status: 403, reason: 'not-your-board', message });
}

/** Those of these boards that the viewer may do this to, by id; others are missing. */
export async function findBoardsFor(
  context: Reading,
  permission: BoardPermission,
  ids: readonly Id[],
): Promise<Map<Id, SeenBoardRow>> {
  const seen = await findSeenBoards(context, [...new Set(ids)]);
  const allowed = seen.filter((row) => mayActOnBoard(permission, context.viewer, row, row.beside?.standing));
  return new Map(allowed.map((row) => [row.id, row]));
}

/** Says which acts somebody may do on a board now, for work that goes on after they asked for it. */
export async function permissionsOn(
  db: Queryable,
  personId: Id,
  boardId: Id,
): Promise<(permission: BoardPermission) => boolean> {
  const [row] = await listBoardsByIds(db, [boardId]);
  if (!row) return () => false;
  const membership = (await mapMemberships(db, personId, [boardId])).get(boardId);
  const relation = (await relationsFor(db, personId, [row.owner_id])).get(row.owner_id);
  const person = { kind: 'person', id: personId } as const;
  const isSeen = maySeeBoard(person, row, membership, relation);
  return (permission) => isSeen && mayActOnBoard(permission, person, row, membership);
}

/** Whether this is a board of the viewer's own that is deleted; whoever else asks learns nothing. */
export async function isOwnDeletedBoard({ db, viewer }: Reading, id: Id): Promise<boolean> {
  const [row] = await listBoardsByIds(db, [id]);
  return row !== undefined && row.deleted_at !== null && row.owner_id === viewer.id;
}
