import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { setMerchantMark } from './merchant-mark.store.ts';

/** Notes on a person whether their shop was reviewed, and whether it stands for values that badges tell of. */
export function markMerchant(
  tx: Transaction,
  userId: Id,
  mark: { isVerified: boolean; isInspirational: boolean },
): Promise<void> {
  return setMerchantMark(tx, userId, mark);
}
