import { z } from 'zod';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { allow } from '#platform/resource/allowed.ts';
import type { Platform } from '#platform/resource/context.ts';
import type { Eraser } from '../eraser.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { listToErase, lockToErase, wipeAccount } from './erase-accounts.store.ts';

const BATCH = 100;

interface Erasing {
  people: PersonOfAccount;
  erasers: readonly Eraser[];
}

/** A failure does not hold up the rest: it throws at the end, and the next run retries. */
export async function eraseAccounts(
  platform: Platform,
  erasing: Erasing,
  signal: AbortSignal,
): Promise<void> {
  const now = platform.clock.now();
  const failures: Error[] = [];
  let after: Id | null = null;
  do {
    const due: Id[] = await listToErase(platform.db, now, { after, limit: BATCH });
    for (const id of due) {
      signal.throwIfAborted();
      await eraseAccount(platform, id, erasing, signal).catch((cause: unknown) => {
        signal.throwIfAborted();
        failures.push(new Error(`account ${id} could not be erased`, { cause }));
      });
    }
    after = due.length === BATCH ? (due.at(-1) ?? null) : null;
  } while (after);
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} accounts could not be erased`);
}

/** Once begun, it cannot be undone; the next run continues it. */
async function eraseAccount(
  platform: Platform,
  id: Id,
  { people, erasers }: Erasing,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, log } = platform;
  const person = await db.transaction(async (tx) => {
    const account = await lockToErase(tx, id, clock.now());
    if (!account) return null;
    await people.remove(tx, account, clock.now());
    return allow(account, 'erase');
  });
  if (!person) return;
  for (const erase of erasers) await erase(platform, person, signal);
  await db.transaction((tx) => wipeAccount(tx, person));
  log.info({ account: id }, 'account erased');
}

/** Erases accounts 14 days after their deletion, every night. `erasers` belong to the areas; the last runs first. */
export function eraseAccountsJob(people: PersonOfAccount, erasers: readonly Eraser[]) {
  return defineJob({
    name: 'identity.erase-accounts',
    data: z.object({}),
    options: { singletonKey: () => 'accounts' },
    schedule: { cron: '40 3 * * *', data: {} },
    run: (platform: Platform, _, { signal }) => eraseAccounts(platform, { people, erasers }, signal),
  });
}
