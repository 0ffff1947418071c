import type { Queryable } from '#platform/database/database.ts';
import { PICTURE_SIZES } from '#platform/images/picture-sizes.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { keysOf, withheldKey } from './media-keys.ts';
import { type KeptFile, listKeptFiles } from './missing-files.store.ts';

/** A row whose files are not all there. */
export interface MissingFiles {
  signature: string;
  missing: number;
  of: number;
}

const FOLDERS = [...PICTURE_SIZES, 'videos'].flatMap((folder) => [`${folder}/`, withheldKey(`${folder}/`)]);

/** Pictures and videos of which files are missing. Reads all rows, and all keys of the storage page by page. */
export async function listMissingFiles(db: Queryable, storage: Storage): Promise<MissingFiles[]> {
  const found = new Map<string, MissingFiles>();
  for (const folder of FOLDERS) {
    const stored = keysUnder(storage, folder);
    let next = await stored.next();
    // Both stand in the order of their signatures, so each key is looked for just once.
    for await (const file of keptFiles(db)) {
      for (const key of placesOf(file).filter((place) => place.startsWith(folder))) {
        while (!next.done && next.value < key) next = await stored.next();
        if (!next.done && next.value === key) continue;
        const { missing } = found.get(file.signature) ?? { missing: 0 };
        const { length } = placesOf(file);
        found.set(file.signature, { signature: file.signature, missing: missing + 1, of: length });
      }
    }
  }
  return [...found.values()];
}

const placesOf = (file: KeptFile): string[] =>
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

async function* keptFiles(db: Queryable): AsyncGenerator<KeptFile> {
  for (let rows = await listKeptFiles(db, ''); rows.length > 0; ) {
    yield* rows;
    rows = await listKeptFiles(db, rows.at(-1)?.signature ?? '');
  }
}
