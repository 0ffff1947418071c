import type { LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type DueConversion, takeDue } from './due-conversions.store.ts';

export { type DueConversion, listAccountsWithDue } from './due-conversions.store.ts';

/** The next ones of the account that may tell which ad they followed; `due` leaves out what its source had reported before. */
export function takeDueConversions(
  tx: Transaction,
  account: LockedAdAccount,
  limit: number,
): Promise<{ taken: number; due: DueConversion[] }> {
  return takeDue(tx, account, limit);
}
