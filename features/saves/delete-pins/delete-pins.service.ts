import { findBoardsFor } from '#features/boards/board.service.ts';
import { lockPlaces, unplacePins } from '#features/boards/board-places.service.ts';
import { changePersonCounts } from '#features/people/person-counts.service.ts';
import { addCounts } from '#features/people/person-counts.ts';
import { listVisiblePins } from '#features/pins/pin.service.ts';
import { countsOfMove, countsOfPins } from '#features/pins/pin-counts.ts';
import {
  findPinFacts,
  type LockedPin,
  markPinsDeleted,
  takeOffBoards,
} from '#features/pins/pin-rows.service.ts';
import { tellPinsChanged } from '#features/pins/pins-changed.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { notYourPin, pinNotFound } from '../pin-refusals.ts';

/** What became of pins that somebody deleted. */
export interface DeletedPins {
  /** The own ones: deleted, restorable. */
  deleted: Id[];
  /** Those of others: off the board, and unorganized pins of their pinners. */
  removed: Id[];
}

/**
 * Deletes own pins, and takes pins of others off boards that the viewer owns: those are theirs still, so they stay with
 * them, as secret as the board was. All or none; what is deleted already is left as it is.
 * @throws Refusal naming the first pin that the viewer may not delete
 */
export async function deletePins(context: ContextFor<'person'>, ids: readonly Id[]): Promise<DeletedPins> {
  const { db, clock, viewer } = context;
  const facts = await findPinFacts(db, ids);
  const seen = ids.map((id) => facts.get(id) ?? fail(id));
  const ownBoards = await requireMayDelete(context, seen);
  const at = clock.now();
  return db.transaction(async (tx) => {
    const { pins } = await lockPlaces(tx, seen, [], { withChains: true });
    const live = [...pins.values()].filter((pin) => !pin.deleted_at);
    const deleted = live.filter((pin) => pin.pinner_id === viewer.id);
    const removed = live.filter(
      (pin) => pin.pinner_id !== viewer.id && pin.board_id && ownBoards.has(pin.board_id),
    );
    const places = await unplacePins(tx, [...deleted, ...removed]);
    await markPinsDeleted(tx, deleted, places, { deletedBy: viewer.id, at });
    await takeOffBoards(tx, idsOf(removed), places, at);
    const counts = countsOfMove(removed, null);
    for (const [id, change] of countsOfPins(deleted, -1)) {
      counts.set(id, addCounts(counts.get(id) ?? {}, change));
    }
    await changePersonCounts(tx, counts);
    await tellPinsChanged(context, tx, counts.keys());
    return { deleted: idsOf(deleted), removed: idsOf(removed) };
  });
}

/** Answers the boards that the viewer owns among those that the pins are on. */
async function requireMayDelete(
  context: ContextFor<'person'>,
  pins: readonly LockedPin[],
): Promise<ReadonlySet<Id>> {
  const others = pins.filter((pin) => pin.pinner_id !== context.viewer.id);
  const boardIds = others.flatMap((pin) => pin.board_id ?? []);
  const owned = boardIds.length > 0 ? await findBoardsFor(context, 'delete', boardIds) : new Map<Id, never>();
  const foreign = others.find((pin) => pin.deleted_at || !pin.board_id || !owned.has(pin.board_id));
  if (!foreign) return new Set(owned.keys());
  const [visible] = await listVisiblePins(context, [foreign.id]);
  throw visible ? notYourPin(foreign.id) : pinNotFound(foreign.id);
}

function idsOf(pins: readonly LockedPin[]): Id[] {
  return pins.map((pin) => pin.id);
}

function fail(id: Id): never {
  throw pinNotFound(id);
}
