import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/resource/context.ts';
import { deleteMediaRows, holdMediaRows, lockMediaRows } from './forget-media.store.ts';
import { findClaimed, leaveFiles } from './media-claim.store.ts';
import { sweepFilesJob } from './sweep-files/sweep-files.job.ts';

/** Keeps stored files from going until the end of the transaction; false where one is gone already. */
export function holdMedia(tx: Transaction, signatures: readonly string[]): Promise<boolean> {
  return holdMediaRows(tx, signatures);
}

/**
 * Forgets the stored files that nothing shows any more; `findUsed` says which of them are shown still. It is asked while
 * they are locked, so that nobody begins to show one meanwhile. The files themselves go after the commit.
 */
export async function forgetMedia(
  { jobs, clock }: Pick<Platform, 'jobs' | 'clock'>,
  tx: Transaction,
  signatures: readonly string[],
  findUsed: (signatures: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const now = clock.now();
  const locked = (await lockMediaRows(tx, signatures)).map((file) => file.signature);
  if (locked.length === 0) return;
  const used = await findUsed(locked);
  // Whoever brings the same file now must find it when they show it.
  const claimed = await findClaimed(tx, locked, now);
  const unused = locked.filter((signature) => !used.has(signature) && !claimed.has(signature));
  if (unused.length === 0) return;
  await deleteMediaRows(tx, unused);
  await leaveFiles(tx, unused, now);
  await jobs.enqueue(tx, sweepFilesJob, {});
}
