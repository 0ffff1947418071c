import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { deleteEvents } from './forget-events.store.ts';

/** Deletes events of a person who withdrew consent or leaves: all, all but one type, or one type only. */
export function forgetEvents(
  tx: Transaction,
  userId: Id,
  which: { except?: number; only?: number } = {},
): Promise<void> {
  return deleteEvents(tx, userId, which);
}
