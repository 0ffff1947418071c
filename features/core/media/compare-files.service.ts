import type { Database, Queryable } from '#platform/database/database.ts';
import { isSignature } from '#platform/images/picture-address.ts';
import { PICTURE_SIZES } from '#platform/images/picture-sizes.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { findUnknown, listStoredFiles, type StoredFile } from './compare-files.store.ts';
import { leaveFiles } from './media-claim.store.ts';
import { keysOf, withheldKey } from './media-keys.ts';

export interface MissingFiles {
  signature: string;
  missing: number;
  of: number;
}

export interface ComparedFiles {
  missing: MissingFiles[];
  stored: number;
  /** Keys of files that have no row and no claim. */
  stray: string[];
}

const FOLDERS = [...PICTURE_SIZES, 'videos'].flatMap((folder) => [`${folder}/`, withheldKey(`${folder}/`)]);

/** Reads all rows, and all storage keys page by page. */
export async function compareFiles(db: Queryable, storage: Storage): Promise<ComparedFiles> {
  const found = new Map<string, MissingFiles>();
  const unclaimed: string[] = [];
  let kept = 0;
  for (const folder of FOLDERS) {
    const stored = keysUnder(storage, folder);
    let next = await stored.next();
    // Both are ordered by signature, so each key is looked up only once.
    for await (const file of storedFiles(db)) {
      for (const key of placesOf(file).filter((place) => place.startsWith(folder))) {
        for (; !next.done && next.value < key; next = await stored.next()) unclaimed.push(next.value);
        if (!next.done && next.value === key) {
          kept += 1;
          next = await stored.next();
          continue;
        }
        const { missing } = found.get(file.signature) ?? { missing: 0 };
        const { length } = placesOf(file);
        found.set(file.signature, { signature: file.signature, missing: missing + 1, of: length });
      }
    }
    for (; !next.done; next = await stored.next()) unclaimed.push(next.value);
  }
  return {
    missing: [...found.values()],
    stored: kept + unclaimed.length,
    stray: await findStray(db, unclaimed),
  };
}

const BATCH = 1000;

/** A file that just arrived has its row or claim by now. */
async function findStray(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const stray: string[] = [];
  for (let start = 0; start < keys.length; start += BATCH) {
    const some = keys.slice(start, start + BATCH);
    const unknown = new Set(await findUnknown(db, signaturesOf(some)));
    stray.push(...some.filter((key) => !isSignature(signatureIn(key)) || unknown.has(signatureIn(key))));
  }
  return stray;
}

/** Has the next sweep delete stray files, unless they are uploaded again before. Leaves files that are not ours. */
export async function deleteStray(db: Database, stray: readonly string[], now: Date): Promise<void> {
  await db.transaction((tx) => leaveFiles(tx, signaturesOf(stray), now));
}

const signatureIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1).split('.')[0] ?? '';

const signaturesOf = (keys: readonly string[]): string[] => [
  ...new Set(keys.map(signatureIn).filter(isSignature)),
];

const placesOf = (file: StoredFile): string[] =>
  keysOf(file)
    .map((key) => (file.is_withheld ? withheldKey(key) : key))
    .sort();

async function* keysUnder(storage: Storage, prefix: string): AsyncGenerator<string> {
  let after: string | null = null;
  do {
    const page = await storage.list(prefix, { after });
    yield* page.keys;
    after = page.next;
  } while (after !== null);
}

async function* storedFiles(db: Queryable): AsyncGenerator<StoredFile> {
  for (let rows = await listStoredFiles(db, ''); rows.length > 0; ) {
    yield* rows;
    rows = await listStoredFiles(db, rows.at(-1)?.signature ?? '');
  }
}
