import type { Queryable, Transaction } from '#platform/database/database.ts';
import { deleteHeldBefore, deleteHeldOf } from './held-conversions.store.ts';

/** Of a person who is forgotten. */
export const forgetHeld = (tx: Transaction, personKey: string): Promise<void> => deleteHeldOf(tx, personKey);

/** What has waited too long for others. Returns how many. */
export const purgeHeld = (db: Queryable, before: Date, limit: number): Promise<number> =>
  deleteHeldBefore(db, before, limit);
