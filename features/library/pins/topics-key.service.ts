import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { writeTopicsKeys } from './topics-key.store.ts';

/** A pin whose text or board has changed since the key was read is due again. Locks the pins. */
export function noteTopicsOfPins(tx: Transaction, pins: readonly { id: Id; key: string }[]): Promise<void> {
  return writeTopicsKeys(tx, pins);
}

export function makeTopicsDue(db: Queryable, ids: readonly Id[]): Promise<void> {
  return writeTopicsKeys(
    db,
    ids.map((id) => ({ id, key: null })),
  );
}
