import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { setMerchantMark } from './merchant-mark.store.ts';

/** Stores whether a person's shop was reviewed, and whether it has values to show as badges. */
export function markMerchant(
  tx: Transaction,
  userId: Id,
  mark: { isVerified: boolean; isInspirational: boolean },
): Promise<void> {
  return setMerchantMark(tx, userId, mark);
}
