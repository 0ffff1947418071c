import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { EVENT_TYPES, type Measured, VIEW_TYPES } from './event.ts';
import { insertMeasured, listDueOwners, listDueWeeks, markCounted } from './measured.store.ts';

/** `userId` is null for viewers whom we may not name. */
export function logMeasured(
  db: Queryable,
  userId: Id | null,
  measured: readonly Measured[],
  at: Date,
): Promise<void> {
  return insertMeasured(db, userId, measured, at);
}

interface SavedPin {
  id: Id;
  pinner_id: Id;
  board_id: Id | null;
}

/** Counts saves of other people's pins, without whoever saved them. */
export function logSaves(tx: Transaction, saverId: Id, pins: readonly SavedPin[], at: Date): Promise<void> {
  const saves = pins
    .filter((pin) => pin.pinner_id !== saverId)
    .map(
      (pin): Measured => ({
        ...{ eventType: EVENT_TYPES.save, viewType: VIEW_TYPES.pin, component: null },
        ...{ thingId: pin.id, ownerId: pin.pinner_id, boardId: pin.board_id, facts: {} },
      }),
    );
  return insertMeasured(tx, null, saves, at);
}

/** In the order of their ids. */
export function findDueOwners(db: Queryable, after: Id | null, limit: number): Promise<Id[]> {
  return listDueOwners(db, after, limit);
}

export function findDueWeeks(db: Queryable, ownerId: Id): Promise<string[]> {
  return listDueWeeks(db, ownerId);
}

/** Whatever is written afterwards becomes due again. */
export function takeDue(tx: Transaction, ownerId: Id, from: Date, until: Date): Promise<void> {
  return markCounted(tx, ownerId, from, until);
}
