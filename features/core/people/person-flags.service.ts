import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import {
  type LockedMark,
  lockMark,
  setCountedForTopics,
  setMerchantMark,
  setStaff,
  writeCustomOrder,
} from './person-flags.store.ts';

/** False if nobody has the username. */
export function appointStaff(db: Database, username: string): Promise<boolean> {
  return setStaff(db, username, true);
}

/** False if nobody has the username. */
export function dismissStaff(db: Database, username: string): Promise<boolean> {
  return setStaff(db, username, false);
}

export type { LockedMark };

/** Until the transaction ends, nobody else says whether they are a merchant or a business. */
export function lockToMark(tx: Transaction, userId: Id): Promise<LockedMark | null> {
  return lockMark(tx, userId);
}

export function markMerchant(
  tx: Transaction,
  person: LockedMark,
  mark: { isVerified: boolean; isInspirational: boolean },
): Promise<void> {
  return setMerchantMark(tx, person, mark);
}

/** With what the pins of others were filed; whoever has become someone else meanwhile is due again. */
export function noteCountedForTopics(db: Database, userId: Id, isCounted: boolean): Promise<void> {
  return setCountedForTopics(db, userId, isCounted);
}

/** Locks the person until the transaction ends. */
export async function startCustomOrder(tx: Transaction, person: Oneself): Promise<void> {
  await writeCustomOrder(tx, person);
}
