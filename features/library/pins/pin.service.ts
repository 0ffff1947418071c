import { relationSeen, relationsForEach, relationsOf } from '#features/core/people/person.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context, Reading } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { FiledTopic } from './filed-topic.ts';
import { type MetPin, meetPins } from './met-pins.store.ts';
import {
  type Asked,
  listPinsByIds,
  listPlacesWithPins,
  listTopicsOfPin,
  type PinReader,
  type PinRow,
} from './pin.store.ts';
import { maySeeBoardOfPin, maySeePin } from './pin-access.ts';
import { listMembersAmong, mapBoardsOfPins, type PinBoardRow } from './pin-board.store.ts';

export interface ShownPin {
  row: PinRow;
  /** Null if the pin is on no board, or the viewer may not see that board. */
  board: PinBoardRow | null;
}

export async function listVisiblePinIds(context: Reading, ids: readonly Id[]): Promise<Id[]> {
  const visible = await showVisiblePins(context, await listPinsByIds(context, ids));
  return visible.map(({ row }) => row.id);
}

/** Keeps the order; related rows take one query per kind. */
export async function showVisiblePins(context: Reading, rows: readonly PinRow[]): Promise<ShownPin[]> {
  const { db, viewer } = context;
  const boards = await mapBoardsOfPins(db, rows, viewer.id);
  const owners = [...boards.values()].map((board) => board.owner_id);
  const relations = await relationsOf(context, [...rows.map((row) => row.pinner.id), ...owners]);
  return rows.flatMap((row) => {
    const board = row.board_id ? boards.get(row.board_id) : undefined;
    const boardOwner = board && relations.get(board.owner_id);
    if (!maySeePin(viewer, row, board, { pinner: relations.get(row.pinner.id), boardOwner })) return [];
    // People who left a secret board still have their own pins on it, but do not see its name.
    const shown = board && maySeeBoardOfPin(viewer, board, boardOwner) ? board : null;
    if (shown) noteSeenBoard(context, shown.id);
    return [{ row, board: shown }];
  });
}

const seenBoardKey = (boardId: string) => `seen board ${boardId}`;

/** Cached for the other calls of this page. */
export function noteSeenBoard({ found }: Reading, boardId: string): void {
  found?.set(seenBoardKey(boardId), Promise.resolve(true));
}

export function isSeenBoard({ found }: Reading, boardId: string): boolean {
  return found?.has(seenBoardKey(boardId)) ?? false;
}

/** Keeps the order; leaves out hidden pins. */
export async function listVisiblePins(context: Reading, ids: readonly Id[]): Promise<ShownPin[]> {
  return showVisiblePins(context, await listPinsByIds(context, ids));
}

export async function requireVisiblePin(context: Reading, id: Id): Promise<ShownPin> {
  const row = await findSeenPin(context, id);
  const [pin] = row ? await showVisiblePins(context, [row]) : [];
  if (!pin) throw notFound('pin');
  return pin;
}

export function seesPin(context: Reading, { row, board, ...standing }: MetPin): boolean {
  const pinner = relationSeen(context, standing.pinner);
  const boardOwner = relationSeen(context, standing.boardOwner);
  return maySeePin(context.viewer, row, board, { pinner, boardOwner });
}

/** The calls of one page share one read. */
export function findSeenPin(context: Reading, id: Id): Promise<PinRow | undefined> {
  return readOnce(context, `pin ${id}`, async () => (await findSeenPins(context, [id]))[0]);
}

/** Hidden pins cost the same reads as pins that never existed. */
export async function findSeenPins(context: Reading, ids: readonly Id[]): Promise<PinRow[]> {
  const met = await meetPins(context, ids);
  return met.filter((one) => seesPin(context, one)).map(({ row }) => row);
}

/** In one read; leaves out hidden pins, and those shown with a warning. */
export async function listUnscreenedPins(context: Reading, ids: readonly Id[]): Promise<PinRow[]> {
  const met = await meetPins(context, ids);
  return met.flatMap((one) => (seesPin(context, one) && !one.board?.sensitivity_screen ? [one.row] : []));
}

/** Those that every visitor sees, without a warning. */
export async function listOpenPins(db: Queryable, ids: readonly Id[]): Promise<PinRow[]> {
  const viewer = { kind: 'anonymous', id: undefined } as const;
  const met = await meetPins({ db, viewer }, ids);
  const isOpen = ({ row, board }: MetPin) =>
    maySeePin(viewer, row, board, { pinner: undefined, boardOwner: undefined }) && !board?.sensitivity_screen;
  return met.filter(isOpen).map(({ row }) => row);
}

/** Takes the same reads however many the people are. */
export async function whoSeesPin(db: Queryable, pinId: Id, people: readonly Id[]): Promise<Set<Id>> {
  if (people.length === 0) return new Set();
  const [pin] = await listPinsByIds({ db, viewer: { id: undefined } }, [pinId]);
  if (!pin) return new Set();
  const board = pin.board_id ? (await mapBoardsOfPins(db, [pin], undefined)).get(pin.board_id) : undefined;
  const [relations, members] = await Promise.all([
    relationsForEach(db, people, [pin.pinner.id, ...(board ? [board.owner_id] : [])]),
    board ? listMembersAmong(db, board.id, people) : new Set<Id>(),
  ]);
  const sees = (id: Id) => {
    const own = relations.get(id);
    const seen = board && { ...board, is_mine: board.owner_id === id || members.has(id) };
    const boardOwner = board && own?.get(board.owner_id);
    return maySeePin({ kind: 'person', id }, pin, seen, { pinner: own?.get(pin.pinner.id), boardOwner });
  };
  return new Set(people.filter(sees));
}

/** What a pin is filed under, strongest reasons first; without parents of the others. */
export async function listFiledTopics(
  context: Context,
  { row: { id, privacy, pinner }, board }: ShownPin,
): Promise<FiledTopic[]> {
  const read = () => listTopicsOfPin(context.db, id, context.locale);
  const all = await readOnce(context, `topics of pin ${id}`, read);
  const isOwn = pinner.id === context.viewer.id;
  // Whoever left a secret board still sees their own pins there, but not the board that may have named the topic.
  const isOpen = privacy === 'public' || board?.is_mine === true;
  const filed = all.filter(({ reason, is_as_seen }) => {
    const isSaid = reason === 'owner' || reason === 'filed' || (isOwn && reason === 'text');
    return isSaid || (is_as_seen && isOpen);
  });
  const parents = new Set(filed.map((topic) => topic.parent_id));
  return filed.filter((topic) => !parents.has(topic.id));
}

export type PlacedPin<Place> = { place: Place; pin: PinRow | null };

/** `places` selects places with a `pin_id`; `$1` is the home of the list, where most of its pins live. */
export function listPlacedPins<Place extends { pin_id: Id }>(
  reader: PinReader,
  places: Asked,
): Promise<PlacedPin<Place>[]> {
  return listPlacesWithPins(reader, places);
}

/** Keeps the order; reads pins in other homes now. */
export async function pinsOfPlaces(
  reader: PinReader,
  placed: readonly PlacedPin<{ pin_id: Id }>[],
): Promise<PinRow[]> {
  const missing = placed.flatMap(({ place, pin }) => (pin ? [] : [place.pin_id]));
  const far = new Map((await listPinsByIds(reader, missing)).map((pin) => [pin.id, pin]));
  return placed.flatMap(({ place, pin }) => pin ?? far.get(place.pin_id) ?? []);
}
