import { PlacesMoved } from '#features/library/pins/pin-lock.service.ts';
import type { LockedPin, PinFacts, PinPlace } from '#features/library/pins/pin-proof.ts';
import { emitPinsChanged, lockPins, pinsOn, putOnBoard } from '#features/library/pins/pin-rows.service.ts';
import type { AllowedBoard, AllowedBoards, LockedBoards } from '#features/library/work/board-proof.ts';
import { lockBoardRows } from '#features/library/work/board-work.store.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { Id } from '#platform/ids/ids.ts';
import { dropCustomCovers, refreshCovers } from './board-cover.store.ts';
import {
  changeSections,
  deletePlaces,
  insertPlaces,
  mapLiveSections,
  type PlacedPin,
  uncountPlaces,
} from './board-places.store.ts';

export type { PlacedPin } from './board-places.store.ts';

export interface PlaceTarget {
  board: AllowedBoard<'save' | 'work'>;
  sectionId: Id | null;
}

export interface LockedPlaces {
  boards: LockedBoards;
  pins: Map<Id, LockedPin>;
}

/** `seen` is what was read of the pins before; if one has moved since, the transaction runs again. */
export async function lockPlaces(
  tx: Transaction,
  seen: readonly PinFacts[],
  furtherBoards: readonly Id[] = [],
  options: { withChains?: boolean } = {},
): Promise<LockedPlaces> {
  const boardIds = [...seen.flatMap((pin) => pin.board_id ?? []), ...furtherBoards];
  const boards = await lockBoardRows(tx, boardIds);
  const pins = await lockPins(
    tx,
    seen.map((pin) => pin.id),
    options.withChains ? seen : [],
  );
  for (const pin of pins.values()) {
    if (pin.board_id && !boards.has(pin.board_id)) throw new PlacesMoved('a pin changed its board');
  }
  return { boards, pins };
}

export interface PlaceStamp {
  savedBy: Id;
  at: Date;
}

/** The first on top. The pins' rows already name the board; the caller counts for their pinners. */
export async function placePins(
  tx: Transaction,
  { board, sectionId }: PlaceTarget,
  pinIds: readonly Id[],
  { savedBy, at }: PlaceStamp,
): Promise<void> {
  const ranks = ranksFrom(at, pinIds.length);
  const places = pinIds.map((pin_id, index) => ({
    pin_id,
    board_id: board.id,
    section_id: sectionId,
    rank: ranks[index] ?? '0',
    saved_at: at.toISOString(),
    saved_by: savedBy,
  }));
  await insertPlaces(tx, new Map([[board.id, board]]), places, at);
}

/** Keeps the pins' save time. */
export async function replacePins(
  tx: Transaction,
  { board, sectionId }: PlaceTarget,
  pinIds: readonly Id[],
  at: Date,
): Promise<void> {
  if (pinIds.length === 0) return;
  await changeSections(tx, board, sectionId, pinIds, ranksFrom(at, pinIds.length));
}

/** Leaves out sections that are no longer on their board. */
async function livePlaces(tx: Transaction, places: readonly PlacedPin[]): Promise<PlacedPin[]> {
  const sections = await mapLiveSections(
    tx,
    places.flatMap((place) => place.section_id ?? []),
  );
  return places.map((place) => {
    const isThere = place.section_id && sections.get(place.section_id) === place.board_id;
    return isThere ? place : { ...place, section_id: null };
  });
}

/** The first ranks highest, all above earlier pins. */
function ranksFrom(at: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(at.getTime() * 1000 + count - 1 - index));
}

/** Leaves out sections that are gone. */
export async function addPlaces(
  tx: Transaction,
  boards: AllowedBoards<'save' | 'work' | 'restore' | 'moderate'>,
  places: readonly PlacedPin[],
  at: Date | null,
): Promise<void> {
  await insertPlaces(tx, boards, await livePlaces(tx, places), at);
}

interface Move {
  from: AllowedBoard<'work'>;
  to: AllowedBoard<'work'>;
  at: Date;
  /** Null if the pins are not new on the board. */
  pinnedAt: Date | null;
}

/**
 * Pins keep their rank and save time and take the board's privacy; those that have left the first board stay where
 * they are. The sections are those of the second.
 */
export async function moveToBoard(
  { events }: { events: Events },
  tx: Transaction,
  places: readonly PlacedPin[],
  { from, to, at, pinnedAt }: Move,
): Promise<void> {
  const locked = await lockPins(
    tx,
    places.map((place) => place.pin_id),
  );
  const pins = [...locked.values()].filter((pin) => pin.board_id === from.id);
  if (pins.length === 0) return;
  const boards = new Map([from, to].map((board) => [board.id, board]));
  const ids = new Set(pins.map((pin) => pin.id));
  await unplacePins(tx, boards, pins);
  await putOnBoard(tx, pinsOn(boards, pins), { boardId: to.id, privacy: to.privacy, at });
  const moved = places.filter((place) => ids.has(place.pin_id));
  await addPlaces(
    tx,
    boards,
    moved.map((place) => ({ ...place, board_id: to.id })),
    pinnedAt,
  );
  await emitPinsChanged(
    { events },
    tx,
    pins.map((pin) => pin.pinner_id),
  );
}

export async function unplacePins(
  tx: Transaction,
  boards: LockedBoards,
  pins: readonly Pick<PinFacts, 'id' | 'board_id'>[],
): Promise<Map<Id, PinPlace>> {
  const onBoards = pins.flatMap(({ id, board_id }) => (board_id ? [{ id, board_id }] : []));
  const places = await deletePlaces(tx, boards, onBoards);
  await uncountPlaces(tx, boards, places);
  await dropCustomCovers(tx, boards, places);
  await refreshCovers(
    tx,
    places.flatMap((place) => boards.get(place.board_id) ?? []),
  );
  return new Map(places.map(({ pin_id, ...place }) => [pin_id, place]));
}
