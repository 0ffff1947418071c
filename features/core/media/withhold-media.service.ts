import type { Transaction } from '#platform/database/database.ts';
import { pictureKey } from '#platform/images/picture-address.ts';
import type { Platform } from '#platform/resource/context.ts';
import { isWithheldFile, lockMediaRows, setWithheld } from './media.store.ts';
import { withheldKey } from './media-keys.ts';
import { placeFilesJob } from './place-files/place-files.service.ts';

/** Calls `findShown` while the files are locked. Withheld files stay stored, to be released again. */
export async function withholdMedia(
  { jobs, clock }: Pick<Platform, 'jobs' | 'clock'>,
  tx: Transaction,
  signatures: readonly string[],
  findShown: (signatures: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<string[]> {
  const locked = (await lockMediaRows(tx, signatures)).map((file) => file.signature);
  const shown = await findShown(locked);
  const withheld = locked.filter((signature) => !shown.has(signature));
  for (const signature of withheld) {
    await setWithheld(tx, signature, clock.now());
    await jobs.enqueue(tx, placeFilesJob, { signature });
  }
  return withheld;
}

export async function releaseMedia(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Transaction,
  signatures: readonly string[],
): Promise<void> {
  for (const { signature } of await lockMediaRows(tx, signatures)) {
    await setWithheld(tx, signature, null);
    await jobs.enqueue(tx, placeFilesJob, { signature });
  }
}

/** Moderators see it; null if it is served or gone. */
export async function readWithheldPicture(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  signature: string,
): Promise<Buffer | null> {
  if (!(await isWithheldFile(db, signature))) return null;
  const found = await storage.get(withheldKey(pictureKey({ size: '474x', signature, extension: 'webp' })));
  return found ? Buffer.concat(await found.stream.toArray()) : null;
}
