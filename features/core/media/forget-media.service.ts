import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { deleteMediaRows, holdMediaRows, lockMediaRows } from './media.store.ts';
import { findClaimed, leaveFiles } from './media-claim.store.ts';
import { sweepFilesJob } from './sweep-files/sweep-files.service.ts';
import { deleteUploadsOf } from './upload.store.ts';

/** False if one is already gone. */
export function holdMedia(tx: Transaction, signatures: readonly string[]): Promise<boolean> {
  return holdMediaRows(tx, signatures);
}

/**
 * `findUsed` runs while the files are locked, so that nobody can start to show one. The files are deleted after the
 * commit.
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
  // An upload of the same file in progress must find it when it is shown.
  const claimed = await findClaimed(tx, locked, now);
  const unused = locked.filter((signature) => !used.has(signature) && !claimed.has(signature));
  if (unused.length === 0) return;
  await deleteMediaRows(tx, unused);
  await leaveFiles(tx, unused, now);
  await jobs.enqueue(tx, sweepFilesJob, {});
}

export function forgetUploads(tx: Transaction, personId: Id): Promise<string[]> {
  return deleteUploadsOf(tx, personId);
}
