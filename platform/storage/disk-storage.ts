import { randomUUID } from 'node:crypto';
import { createWriteStream, type Dirent, type Stats } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf } from './content-types.ts';
import { removeOldFiles } from './remove-old-files.ts';
import {
  type ByteRange,
  checkKey,
  checkRange,
  DEFAULT_PAGE_LIMIT,
  type KeyPage,
  type ObjectFacts,
  RangeNotSatisfiable,
  type Storage,
} from './storage.ts';

// No key part starts with a dot, so these folders never collide with a key.
const WRITING = '.writing';
const TYPES = '.types';

/** One plain file per key, readable by any web server; it appears by rename once it is complete. */
export async function openDiskStorage(root: string, options: { fsync?: boolean } = {}): Promise<Storage> {
  const flush = options.fsync ?? true;
  await mkdir(join(root, WRITING), { recursive: true });
  const fileOf = (key: string) => {
    checkKey(key);
    return join(root, key);
  };

  const factsOf = async (key: string, found: Stats): Promise<ObjectFacts> => ({
    size: found.size,
    contentType: await readContentType(root, key),
    etag: etagOf(found),
  });

  return {
    async put(key, body, { contentType }) {
      const target = fileOf(key);
      const writing = join(root, WRITING, randomUUID());
      try {
        await pipeline(
          body instanceof Readable ? body : [body],
          createWriteStream(writing, { flags: 'wx', flush }),
        );
        await writeContentType(root, key, contentType);
        await mkdir(dirname(target), { recursive: true });
        await rename(writing, target);
      } finally {
        await rm(writing, { force: true });
      }
    },
    async get(key, range?: ByteRange) {
      checkRange(range);
      const file = await orNullWhenAbsent(open(fileOf(key)));
      if (!file) return null;
      // Metadata and bytes come from one open file, so a concurrent replacement cannot mix two objects.
      const found = await file.stat();
      const beyond = range && range.start >= found.size;
      if (beyond || !found.isFile()) await file.close();
      if (!found.isFile()) return null;
      if (beyond) throw new RangeNotSatisfiable(`${key} has ${found.size} bytes`);
      return { ...(await factsOf(key, found)), stream: file.createReadStream(range) };
    },
    async stat(key) {
      const found = await findFile(fileOf(key));
      return found && factsOf(key, found);
    },
    exists: async (key) => (await findFile(fileOf(key))) !== null,
    async delete(key) {
      await rm(fileOf(key), { force: true });
      await rm(join(root, TYPES, key), { force: true });
    },
    removeUnfinished: (before) => removeOldFiles(join(root, WRITING), before),
    list: (prefix, { after = null, limit = DEFAULT_PAGE_LIMIT } = {}) =>
      listKeys(root, { prefix, after, limit }),
  };
}

/** Writes a second file only for a type that the key's extension does not imply. */
async function writeContentType(root: string, key: string, contentType: string): Promise<void> {
  const path = join(root, TYPES, key);
  if (contentType === contentTypeOf(key)) return rm(path, { force: true });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contentType);
}

async function readContentType(root: string, key: string): Promise<string> {
  return (await orNullWhenAbsent(readFile(join(root, TYPES, key), 'utf8'))) ?? contentTypeOf(key);
}

async function findFile(path: string): Promise<Stats | null> {
  const found = await orNullWhenAbsent(stat(path));
  return found?.isFile() ? found : null;
}

async function orNullWhenAbsent<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return null;
    throw error;
  }
}

// A replaced file has another inode, so two writes within one clock tick still differ.
function etagOf(file: Stats): string {
  return `"${file.size.toString(16)}-${Math.round(file.mtimeMs * 1000).toString(16)}-${file.ino.toString(16)}"`;
}

interface Wanted {
  prefix: string;
  after: string | null;
  limit: number;
}

/** Keys are in the byte order of S3 listings. */
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

/** Those of subfolders end in `/`, which also sorts them as their keys sort. */
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
