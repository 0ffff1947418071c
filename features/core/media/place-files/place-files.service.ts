import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { isWithheldFile, lockMediaRows } from '../media.store.ts';
import { keysOf, withheldKey } from '../media-keys.ts';

type Placing = Pick<Platform, 'db' | 'storage'>;

/** Runs under a lock, so that concurrent jobs end with the last decision. */
async function placeFiles({ db, storage }: Placing, signature: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [file] = await lockMediaRows(tx, [signature]);
    if (!file) return;
    const isWithheld = await isWithheldFile(tx, signature);
    for (const key of keysOf(file)) {
      const [from, to] = isWithheld ? [key, withheldKey(key)] : [withheldKey(key), key];
      await move(storage, from, to);
    }
  });
}

async function move(storage: Placing['storage'], from: string, to: string): Promise<void> {
  const found = await storage.get(from);
  if (!found) return;
  await storage.put(to, found.stream, { contentType: found.contentType });
  await storage.delete(from);
}

export const placeFilesJob = defineJob({
  name: 'media.place-files',
  data: z.object({ signature: z.string() }),
  run: (platform: Pick<Platform, 'db' | 'storage'>, { signature }) => placeFiles(platform, signature),
});
