import { relationSeen, relationsFor, relationsOf } from '#features/core/people/person.service.ts';
import { maySeePerson } from '#features/core/people/person-access.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { noteSeenBoard } from '#features/library/pins/pin.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import {
  type BoardRow,
  type LiveAction,
  listBoardsByIds,
  listBoardsFor,
  mapCollaborators,
  mapMemberships,
  type SeenBoardRow,
  type Standing,
} from './board.store.ts';
import { type BoardPermission, mayActOnBoard, maySeeBoard } from './board-access.ts';
import { mapCoverPinners } from './board-cover.store.ts';
import { guestCoversOf, withVisibleCovers } from './board-covers.ts';
import { notAllowed } from './board-refusals.ts';
import {
  type BoardAddress,
  type MetBoard,
  meetBoardAt,
  meetBoards,
  meetFormerBoards,
} from './met-boards.store.ts';

/** Holds only the cover pictures and collaborators that the viewer may see. */
export interface ShownBoard {
  row: BoardRow;
  standing: Standing | undefined;
  collaborators: PersonCardRow[];
  actions: LiveAction[];
}

/** Keeps the order; related rows take one query per kind. */
export async function showVisibleBoards(
  context: Reading,
  rows: readonly SeenBoardRow[],
): Promise<ShownBoard[]> {
  const { db, viewer } = context;
  const shared = rows.filter((row) => row.collaborator_count > 0).map((row) => row.id);
  const [collaborators, pinners] = await Promise.all([
    mapCollaborators(db, shared),
    mapCoverPinners(db, rows.flatMap(guestCoversOf)),
  ]);
  const others = [...collaborators.values(), ...pinners.values()].flat().map((person) => person.id);
  const relations = await relationsOf(context, [...rows.map((row) => row.owner_id), ...others]);
  return rows.flatMap((row) => {
    const standing = row.beside?.standing;
    if (!maySeeBoard(viewer, row, standing, relations.get(row.owner_id))) return [];
    const people = collaborators.get(row.id) ?? [];
    return [
      {
        row: withVisibleCovers(row, { viewer, standing, pinners, relations }),
        standing,
        collaborators: people.filter((person) => maySeePerson(viewer, person, relations.get(person.id))),
        actions: row.beside?.actions ?? [],
      },
    ];
  });
}

export async function listVisibleBoards(context: Reading, ids: readonly Id[]): Promise<ShownBoard[]> {
  return showVisibleBoards(context, await listBoardsFor(context, ids));
}

export type BoardName = { id: Id } | BoardAddress;

export function seesBoard(context: Reading, { row, relation }: MetBoard): boolean {
  return maySeeBoard(context.viewer, row, row.beside?.standing, relationSeen(context, relation));
}

/** Hidden and missing boards cost the same reads. */
export async function findSeenBoards(context: Reading, ids: readonly Id[]): Promise<SeenBoardRow[]> {
  const met = await meetBoards(context, ids);
  return met.filter((one) => seesBoard(context, one)).map(({ row }) => row);
}

/** Hidden and missing boards cost the same reads. */
async function findSeen(context: Reading, name: BoardName): Promise<SeenBoardRow | null> {
  if ('id' in name) return (await findSeenBoards(context, [name.id]))[0] ?? null;
  const here = await meetBoardAt(context, name);
  return here && seesBoard(context, here) ? here.row : findMoved(context, name);
}

/** Finds it only for viewers who could see it at that address, and everything it merged into. */
async function findMoved(context: Reading, name: BoardAddress): Promise<SeenBoardRow | null> {
  const path = await meetFormerBoards(context, name);
  const [former] = path;
  const last = path.at(-1);
  if (!former || !last) return null;
  const before = { ...former, row: { ...former.row, privacy: former.row.former_privacy } };
  const isOpen = [before, ...path.slice(0, -1)].every((met) => couldSee(context, met));
  return isOpen && seesBoard(context, last) ? last.row : null;
}

function couldSee(context: Reading, met: MetBoard): boolean {
  return seesBoard(context, { ...met, row: { ...met.row, deleted_at: null } });
}

export async function requireVisibleBoard(context: Reading, name: BoardName): Promise<ShownBoard> {
  const row = await findSeen(context, name);
  if (!row) throw notFound('board');
  return showSeenBoard(context, row);
}

/** @throws Refusal 'not-found' if what the viewer may see has changed since */
export async function showSeenBoard(context: Reading, row: SeenBoardRow): Promise<ShownBoard> {
  const [board] = await showVisibleBoards(context, [row]);
  if (!board) throw notFound('board');
  noteSeenBoard(context, board.row.id);
  return board;
}

/** True as of this read; lock the board before writing. */
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

export async function findBoardsFor(
  context: Reading,
  permission: BoardPermission,
  ids: readonly Id[],
): Promise<Map<Id, SeenBoardRow>> {
  const seen = await findSeenBoards(context, [...new Set(ids)]);
  const allowed = seen.filter((row) => mayActOnBoard(permission, context.viewer, row, row.beside?.standing));
  return new Map(allowed.map((row) => [row.id, row]));
}

/** Serves work that continues after their request. */
export async function permissionsOn(
  db: Queryable,
  personId: Id,
  boardId: Id,
): Promise<(permission: BoardPermission) => boolean> {
  const [row] = await listBoardsByIds(db, [boardId]);
  if (!row) return () => false;
  const membership = (await mapMemberships(db, personId, [boardId])).get(boardId);
  const relation = (await relationsFor(db, personId, [row.owner_id])).get(row.owner_id);
  const job = { kind: 'job', id: personId } as const;
  const isSeen = maySeeBoard(job, row, membership, relation);
  return (permission) => isSeen && mayActOnBoard(permission, job, row, membership);
}

export async function isOwnDeletedBoard({ db, viewer }: Reading, id: Id): Promise<boolean> {
  const [row] = await listBoardsByIds(db, [id]);
  return row !== undefined && row.deleted_at !== null && row.owner_id === viewer.id;
}

/** Under Recently deleted, or merged into others. */
export async function listOwnDeletedBoards({ db, viewer }: Reading, ids: readonly Id[]): Promise<BoardRow[]> {
  const rows = await listBoardsByIds(db, ids);
  return rows.filter((row) => row.deleted_at !== null && row.owner_id === viewer.id);
}
