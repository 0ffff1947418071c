import { type LockedAdAccount, lockAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { type FileFailure, OPEN_RUNS, type RunTrigger } from './catalog.ts';
import { catalogRefusals } from './catalog-refusals.ts';
import { findRun, forgetRows, insertRun, listRunRows, type RunRow, setRunStatus } from './run.store.ts';

/**
 * A run of which nothing was read or decided gives way.
 * @throws Refusal 'run-under-way'
 */
export async function beginRun(
  tx: Transaction,
  account: LockedAdAccount,
  { feedId, trigger, at }: { feedId: Id; trigger: RunTrigger; at: Date },
): Promise<Id> {
  const [last] = await listRunRows(tx, feedId, { after: null, limit: 1 });
  if (last?.status === 'READING' || last?.status === 'APPLYING')
    throw new Refusal(catalogRefusals['run-under-way']);
  if (last && OPEN_RUNS.includes(last.status)) await stopRun(tx, account, last.id, at);
  return insertRun(tx, account, { feedId, trigger, at });
}

export async function stopRun(tx: Transaction, account: LockedAdAccount, id: Id, at: Date): Promise<void> {
  await setRunStatus(tx, account, id, { status: 'STOPPED', isEnd: true, at });
  await forgetRows(tx, account, id);
}

export async function failRun(
  tx: Transaction,
  account: LockedAdAccount,
  id: Id,
  { failure, at }: { failure: FileFailure; at: Date },
): Promise<void> {
  await setRunStatus(tx, account, id, { status: 'FAILED', failure, isEnd: true, at });
  await forgetRows(tx, account, id);
}

/** Nothing happens to it meanwhile; undefined where it or its account is gone, or `work` has nothing to do. */
export function withRun<T>(
  db: Database,
  run: Pick<RunRow, 'id' | 'ad_account_id'>,
  work: (tx: Transaction, account: LockedAdAccount, run: RunRow) => Promise<T>,
): Promise<T | undefined> {
  return db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, run.ad_account_id);
    const current = account && (await findRun(tx, run.id));
    return current ? work(tx, account, current) : undefined;
  });
}
