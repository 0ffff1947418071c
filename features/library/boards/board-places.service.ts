import { PlacesMoved } from '#features/library/pins/pin-lock.service.ts';
import type { LockedPin, PinFacts, PinPlace } from '#features/library/pins/pin-proof.ts';
import { lockPins } from '#features/library/pins/pin-rows.service.ts';
import type { AllowedBoard, AllowedBoards, LockedBoards } from '#features/library/work/board-proof.ts';
import { lockBoardRows } from '#features/library/work/board-work.store.ts';
import { WHOLE_BOARD } from '#features/library/work/watched-action.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { dropCustomCovers, refreshCovers } from './board-cover.store.ts';
import { lockRowFor, requireLockedFor } from './board-lock.service.ts';
import type { SectionName } from './board-name.ts';
import {
  changeSections,
  deletePlaces,
  findSectionId,
  insertPlaces,
  mapLiveSections,
  mapSectionsOfPins,
  type PlacedPin,
  uncountPlaces,
} from './board-places.store.ts';

export type { PlacedPin } from './board-places.store.ts';

export interface PlaceTarget {
  board: AllowedBoard<'save' | 'work'>;
  sectionId: Id | null;
}

export interface TargetInput {
  boardId: Id;
  section: SectionName | null;
}

export async function lockTarget(
  context: Context,
  tx: Transaction,
  { boardId, section }: TargetInput,
): Promise<PlaceTarget> {
  return targetOn(tx, await lockRowFor(context, tx, 'save', boardId), section);
}

export async function requireTarget(
  context: Context,
  tx: Transaction,
  { boardId, section }: TargetInput,
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

export interface PinSource {
  boardId: Id;
  /** Any if undefined; null is outside sections. */
  section: SectionName | null | undefined;
}

export interface FoundSource {
  boardId: Id;
  /** Any if undefined; null is outside sections. */
  sectionId: Id | null | undefined;
}

/** Null if the board has no such section. */
export async function findSource(
  db: Queryable,
  { boardId, section }: PinSource,
): Promise<FoundSource | null> {
  if (!section) return { boardId, sectionId: section };
  const sectionId = await findSectionId(db, boardId, section);
  return sectionId ? { boardId, sectionId } : null;
}

/** Those of the pins that are there. */
export async function listPinsIn(
  db: Queryable,
  { boardId, sectionId }: FoundSource,
  pinIds: readonly Id[],
): Promise<Set<Id>> {
  const sections = await mapSectionsOfPins(db, boardId, pinIds);
  const isThere = (id: Id) => (sectionId === undefined ? sections.has(id) : sections.get(id) === sectionId);
  return new Set(pinIds.filter(isThere));
}

/** The section that all are in, null if all are outside sections, the whole board if they differ. */
export async function sectionWith(db: Queryable, boardId: Id, pinIds: readonly Id[]): Promise<string | null> {
  const sections = new Set((await mapSectionsOfPins(db, boardId, pinIds)).values());
  if (sections.size > 1) return WHOLE_BOARD;
  return [...sections][0] ?? null;
}

/** Null if the board is gone; leaves out a section that is gone. */
export async function findTarget(
  tx: Transaction,
  board: AllowedBoard<'work'> | undefined,
  sectionId: Id | null,
): Promise<PlaceTarget | null> {
  if (!board || board.deleted_at) return null;
  const isThere = sectionId && (await mapLiveSections(tx, [sectionId])).get(sectionId) === board.id;
  return { board, sectionId: isThere ? sectionId : null };
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
