import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes the files of a folder that were last written before a moment; without the folder there are none. */
export async function removeOldFiles(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // Another process may have finished or removed it meanwhile.
    const found = await stat(path).catch(() => null);
    if (found?.isFile() && found.mtime < before) await rm(path, { force: true });
  }
}
