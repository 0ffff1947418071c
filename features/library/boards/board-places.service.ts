import type { PinPlace } from '#features/library/pins/pin-place.ts';
import type { LockedPin, PinFacts } from '#features/library/pins/pin-proof.ts';
import { lockPins } from '#features/library/pins/pin-rows.service.ts';
import { lockBoardRows } from '#features/library/work/board-lock.store.ts';
import type { AllowedBoard, AllowedBoards, LockedBoards } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { dropCustomCovers, refreshCovers } from './board-cover.store.ts';
import { lockRowFor, requireLockedFor } from './board-lock.service.ts';
import {
  changeSections,
  deletePlaces,
  findSectionId,
  insertPlaces,
  mapLiveSections,
  type PlacedPin,
  uncountPlaces,
} from './board-places.store.ts';
import type { SectionName } from './section-name.ts';

export type { PlacedPin } from './board-places.store.ts';

/** Thrown where pins moved between looking and locking; its code has the transaction run once more. */
class PlacesMoved extends Error {
  readonly code = '40001';
}

/** A locked board, and the section of it, that pins are about to be placed in. */
export interface PlaceTarget {
  board: AllowedBoard<'save' | 'work'>;
  sectionId: Id | null;
}

/** Where the viewer wants to save to. */
export interface TargetWish {
  boardId: Id;
  section: SectionName | null;
}

/**
 * Locks a board for saving to it.
 * @throws Refusal 404 where the viewer sees no such board or section, 403 where they may not save to it
 */
export async function lockTarget(
  context: Context,
  tx: Transaction,
  { boardId, section }: TargetWish,
): Promise<PlaceTarget> {
  return targetOn(tx, await lockRowFor(context, tx, 'save', boardId), section);
}

/** The same on a board that is locked already. */
export async function requireTarget(
  context: Context,
  tx: Transaction,
  { boardId, section }: TargetWish,
  locked: LockedBoards,
): Promise<PlaceTarget> {
  return targetOn(tx, await requireLockedFor(context, tx, 'save', boardId, locked), section);
}

async function targetOn(
  tx: Transaction,
  board: AllowedBoard<'save'>,
  section: SectionName | null,
): Promise<PlaceTarget> {
  if (!section) return { board, sectionId: null };
  const sectionId = await findSectionId(tx, board.id, section);
  if (!sectionId) throw notFound('section');
  return { board, sectionId };
}

/** A board and section as a target once more, where the board is there still; without the section where that is gone. */
export async function findTarget(
  tx: Transaction,
  board: AllowedBoard<'work'> | undefined,
  sectionId: Id | null,
): Promise<PlaceTarget | null> {
  if (!board || board.deleted_at) return null;
  const isThere = sectionId && (await mapLiveSections(tx, [sectionId])).get(sectionId) === board.id;
  return { board, sectionId: isThere ? sectionId : null };
}

/** Boards and pins that are locked together, as they stand. */
export interface LockedPlaces {
  boards: LockedBoards;
  pins: Map<Id, LockedPin>;
}

/**
 * Locks pins together with the boards they are on, and further boards. `seen` is what was read of the pins before;
 * where one has changed its board since, the whole transaction runs anew.
 */
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

/**
 * Puts pins that stand nowhere on a board, the first on top: places, counts, time and cover of the board. The pins' own
 * rows name the board already, and their pinners are counted by the caller.
 */
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

/** Puts pins of the target's board on top of its section; they keep the time of their save. */
export async function replacePins(
  tx: Transaction,
  { board, sectionId }: PlaceTarget,
  pinIds: readonly Id[],
  at: Date,
): Promise<void> {
  if (pinIds.length === 0) return;
  await changeSections(tx, board, sectionId, pinIds, ranksFrom(at, pinIds.length));
}

/** These places as they can be taken up again: outside sections where the section is gone from its board. */
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

/** Ranks of pins that come together: the first one stands on top, and all above what came before. */
function ranksFrom(at: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(at.getTime() * 1000 + count - 1 - index));
}

/** Puts pins on boards as places say that are taken up again, outside sections that are gone. */
export async function addPlaces(
  tx: Transaction,
  boards: AllowedBoards<'save' | 'work' | 'restore' | 'moderate'>,
  places: readonly PlacedPin[],
  at: Date | null,
): Promise<void> {
  await insertPlaces(tx, boards, await livePlaces(tx, places), at);
}

/** Takes pins off the boards that they are on, and answers where each stood. */
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
