import type { Platform } from '#platform/resource/context.ts';
import { forgetLinks } from '../account.store.ts';
import type { Eraser } from '../eraser.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { listToErase, lockToErase, wipeAccount } from './erase-accounts.store.ts';

/**
 * Erases the accounts whose time to be kept is over, one after the other: what all parts of the product keep of the
 * person, then the account itself. One that was begun can be kept no longer, and is gone on with by the next run.
 */
export async function eraseAccounts(
  platform: Platform,
  people: PersonOfAccount,
  erasers: readonly Eraser[],
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, log } = platform;
  for (const id of await listToErase(db, clock.now())) {
    signal.throwIfAborted();
    const isDue = await db.transaction(async (tx) => {
      if (!(await lockToErase(tx, id, clock.now()))) return false;
      await people.remove(tx, id, clock.now());
      return true;
    });
    if (!isDue) continue;
    for (const erase of erasers) await erase(platform, id, signal);
    await db.transaction(async (tx) => {
      await forgetLinks(tx, id);
      await wipeAccount(tx, id);
    });
    log.info({ account: id }, 'account erased');
  }
}
