import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { forgetLinks } from '../account.store.ts';
import type { Eraser } from '../eraser.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { listToErase, lockToErase, wipeAccount } from './erase-accounts.store.ts';

const BATCH = 100;

/** Who erases what: the person's side of an account, and the parts of the product. */
interface Erasing {
  people: PersonOfAccount;
  erasers: readonly Eraser[];
}

/**
 * Erases the accounts whose time to be kept is over, one after the other; one that fails holds up none behind it.
 * @throws AggregateError at the end where some could not be erased; the next run tries these again
 */
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
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts are not erased`);
}

/**
 * Erases what all parts of the product keep of a person, then the account itself. One that was begun can be kept no
 * longer, and is gone on with by the next run.
 */
async function eraseAccount(
  platform: Platform,
  id: Id,
  { people, erasers }: Erasing,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, log } = platform;
  const isDue = await db.transaction(async (tx) => {
    if (!(await lockToErase(tx, id, clock.now()))) return false;
    await people.remove(tx, id, clock.now());
    return true;
  });
  if (!isDue) return;
  for (const erase of erasers) await erase(platform, id, signal);
  await db.transaction(async (tx) => {
    await forgetLinks(tx, id);
    await wipeAccount(tx, id);
  });
  log.info({ account: id }, 'account erased');
}
