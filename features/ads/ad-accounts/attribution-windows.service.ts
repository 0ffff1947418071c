import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { AllowedAdAccount } from './ad-account.store.ts';
import { findWindows, writeWindows } from './attribution-windows.store.ts';
import { type AttributionWindows, USUAL_WINDOWS } from './attribution-windows.ts';

/** Nobody is asked whether they may: attribution and reports read it of accounts that they have found. */
export async function findAttributionWindows(db: Queryable, accountId: Id): Promise<AttributionWindows> {
  return (await findWindows(db, accountId)) ?? USUAL_WINDOWS;
}

export function changeAttributionWindows(
  tx: Transaction,
  account: AllowedAdAccount,
  windows: AttributionWindows,
  at: Date,
): Promise<void> {
  return writeWindows(tx, account, windows, at);
}
