import type { Database, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import {
  type AdAccountRow,
  findAdAccountRow,
  type LockedAdAccount,
  lockAdAccountRow,
} from './ad-account.store.ts';
import { recordInLedger } from './ledger.service.ts';

export type { AdAccountRow, LockedAdAccount };

/** For the jobs that charge it, and for staff: nobody is asked whether they may. */
export function lockAdAccount(tx: Transaction, id: Id): Promise<LockedAdAccount | null> {
  return lockAdAccountRow(tx, id);
}

interface Received {
  reason: 'credit' | 'payment';
  amountMicro: bigint;
  key: string;
  note: string;
  at: Date;
}

/** The operator's command calls it. Null if there is no such account. */
export async function receiveForAdAccount(
  db: Database,
  id: Id,
  received: Received,
): Promise<AdAccountRow | null> {
  await db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, id);
    if (account) await recordInLedger(tx, account, received);
  });
  return findAdAccountRow(db, id);
}
