import { z } from 'zod';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { defineEvent } from '#platform/events/event.ts';
import type { Events } from '#platform/events/events.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Allowed, allow } from '#platform/resource/allowed.ts';
import { idOption } from '#platform/resource/options.ts';
import { listLivePins } from './erase-person/erase-person.store.ts';
import { setNoindexReason } from './pin.store.ts';
import type { NewPin, PinTexts } from './pin-options.ts';
import type { AllowedPin, LockedPin, PinFacts, PinPlace } from './pin-proof.ts';
import {
  type Chain,
  type CopyPins,
  copyPinRows,
  countAsRepins,
  countersOf,
  countRepins,
  editPinRow,
  insertPinRow,
  leaveBoards,
  lockPinRows,
  mapPinFacts,
  setBoardOfPins,
  setDeletedBy,
  undeletePinRows,
} from './pin-rows.store.ts';

/** Takes no locks; includes deleted pins. */
export function findPinFacts(db: Queryable, ids: readonly Id[]): Promise<Map<Id, PinFacts>> {
  return mapPinFacts(db, ids);
}

/** Locks the pins that count their saves, too. To avoid deadlocks, lock boards first and people last. */
export async function lockPins(
  tx: Transaction,
  ids: readonly Id[],
  chains: readonly Chain[] = [],
): Promise<Map<Id, LockedPin>> {
  const locked = await lockPinRows(tx, [...new Set([...ids, ...chains.flatMap(countersOf)])]);
  return new Map(
    ids.flatMap((id) => {
      const pin = locked.get(id);
      return pin ? [[id, pin]] : [];
    }),
  );
}

export function pinsOf(personId: Id, pins: Iterable<LockedPin>): AllowedPin<'own'>[] {
  return [...pins].filter((pin) => pin.pinner_id === personId).map((pin) => allow(pin, 'own'));
}

/** Includes pins that came off these boards: permissions of a board extend to its pins. */
export function pinsOn(
  boards: ReadonlyMap<Id, Allowed<{ id: Id }, string>>,
  pins: Iterable<LockedPin>,
): AllowedPin<'board'>[] {
  return [...pins]
    .filter((pin) => boards.has(pin.board_id ?? pin.last_place?.board_id ?? pin.id))
    .map((pin) => allow(pin, 'board'));
}

export function addPin(tx: Transaction, pin: NewPin): Promise<Id> {
  return insertPinRow(tx, pin);
}

/** The caller has locked the sources and their chains. */
export async function addRepins(
  tx: Transaction,
  sources: readonly LockedPin[],
  copy: CopyPins,
): Promise<Map<Id, Id>> {
  const copies = await copyPinRows(tx, sources, copy);
  await countRepins(tx, sources);
  return copies;
}

/** A null board means none. */
export function putOnBoard(
  tx: Transaction,
  pins: readonly AllowedPin[],
  board: { boardId: Id | null; privacy: PinFacts['privacy'] | null; at: Date },
): Promise<void> {
  return setBoardOfPins(tx, pins, board);
}

export function takeOffBoards(
  tx: Transaction,
  pins: readonly AllowedPin[],
  places: ReadonlyMap<Id, PinPlace>,
  at: Date,
): Promise<void> {
  return leaveBoards(tx, pins, places, { deletedBy: null, at });
}

/** The pins they were saved from count one save less. */
export async function markPinsDeleted(
  tx: Transaction,
  pins: readonly AllowedPin[],
  places: ReadonlyMap<Id, PinPlace>,
  { deletedBy, at }: { deletedBy: Id; at: Date },
): Promise<void> {
  await leaveBoards(tx, pins, places, { deletedBy, at });
  await countAsRepins(tx, pins, -1);
}

export async function markPinsRestored(
  tx: Transaction,
  pins: readonly AllowedPin[],
  at: Date,
): Promise<void> {
  await undeletePinRows(tx, pins, at);
  await countAsRepins(tx, pins, 1);
}

/** From now on only `deletedBy` may restore it. */
export function takeOverDeletion(tx: Transaction, pin: AllowedPin<'moderate'>, deletedBy: Id): Promise<void> {
  return setDeletedBy(tx, pin, deletedBy);
}

export async function editPinTexts(
  { events }: { events: Events },
  tx: Transaction,
  pin: AllowedPin<'own'>,
  edit: { texts: Partial<PinTexts>; at: Date },
): Promise<void> {
  await editPinRow(tx, pin, edit.texts, edit.at);
  await events.emit(tx, PinEdited, { person_id: pin.pinner_id });
}

/** What one of their pins says, shows or leads to may be something else now. */
export const PinEdited = defineEvent('PinEdited', z.object({ person_id: idOption }));

export async function emitPinsChanged(
  { events }: { events: Events },
  tx: Transaction,
  pinners: Iterable<Id>,
): Promise<void> {
  // The order is sorted, as each emit locks the person's waiting job.
  for (const person_id of [...new Set(pinners)].sort()) await events.emit(tx, PinsChanged, { person_id });
}

export const PinsChanged = defineEvent('PinsChanged', z.object({ person_id: idOption }));

export function listLivePinIds(db: Queryable, personId: Id, limit: number): Promise<Id[]> {
  return listLivePins(db, personId, limit);
}

/** Keeps the pin out of search engines; null lets it in again. `findReason` runs while it is locked. */
export async function decideNoindexOfPin(
  tx: Transaction,
  id: Id,
  findReason: () => Promise<string | null>,
): Promise<void> {
  const pin = (await lockPins(tx, [id])).get(id);
  if (pin) await setNoindexReason(tx, allow(pin, 'moderate'), await findReason());
}
