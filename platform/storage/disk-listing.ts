import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeyPage } from './storage.ts';

interface Wanted {
  prefix: string;
  after: string | null;
  limit: number;
}

/** One page of the keys under a folder, in the byte order of S3 listings. */
export async function listKeys(root: string, wanted: Wanted): Promise<KeyPage> {
  const keys: string[] = [];
  for await (const key of walk(root, '', wanted)) {
    if (keys.length === wanted.limit) return { keys, next: keys.at(-1) ?? null };
    keys.push(key);
  }
  return { keys, next: null };
}

async function* walk(root: string, folder: string, wanted: Wanted): AsyncGenerator<string> {
  for (const path of await childrenOf(root, folder)) {
    if (!mayHoldWanted(path, wanted)) continue;
    if (path.endsWith('/')) yield* walk(root, path, wanted);
    else yield path;
  }
}

/** Paths in a folder; those of subfolders end in `/`, which also sorts them as their keys sort. */
async function childrenOf(root: string, folder: string): Promise<string[]> {
  const entries = await readFolder(join(root, folder));
  return entries
    .filter((entry) => !entry.name.startsWith('.'))
    .map((entry) => folder + entry.name + (entry.isDirectory() ? '/' : ''))
    .sort((a, b) => (a < b ? -1 : 1));
}

async function readFolder(path: string): Promise<Dirent[]> {
  try {
    return await readdir(path, { withFileTypes: true });
  } catch (error) {
    // A folder may be removed after its parent was read and before it is.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function mayHoldWanted(path: string, { prefix, after }: Wanted): boolean {
  if (!path.endsWith('/')) return path.startsWith(prefix) && (after === null || path > after);
  const leadsToPrefix = path.startsWith(prefix) || prefix.startsWith(path);
  return leadsToPrefix && (after === null || path > after || after.startsWith(path));
}
