import type { Queryable, Statement } from '#platform/database/database.ts';
import type { IdRange, SitemapFile, SitemapKind } from './sitemap.ts';

export interface FileRow extends SitemapFile, IdRange {
  /** The day of its making, in days since 1970. */
  round: number;
}

/** Of each kind the newest round that is complete, which its last file tells. */
const IS_SERVED = `f.round = (select max(done.round) from sitemap_files done where done.kind = f.kind and done.ends_with is null)`;
const COLUMNS = 'f.kind, f.round, f.part, f.begins_after, f.ends_with, f.url_count, f.changed_at';

const SERVED: Statement = {
  name: 'sitemap-files',
  text: `select ${COLUMNS} from sitemap_files f where ${IS_SERVED} and f.url_count > 0 order by f.kind, f.part`,
};

export async function listFiles(db: Queryable): Promise<SitemapFile[]> {
  return db.rows<FileRow>(SERVED);
}

const ONE: Statement = {
  name: 'sitemap-file',
  text: `select ${COLUMNS} from sitemap_files f where f.kind = $1 and f.part = $2 and ${IS_SERVED}`,
};

export async function findFile(db: Queryable, kind: SitemapKind, part: number): Promise<IdRange | undefined> {
  const [row] = await db.rows<FileRow>(ONE, [kind, part]);
  return row;
}

const LATEST: Statement = {
  name: 'sitemap-latest-file',
  text: `select ${COLUMNS} from sitemap_files f where f.kind = $1 and f.round = $2 order by f.part desc limit 1`,
};

/** Where a round that was interrupted goes on. */
export async function findLatestFile(
  db: Queryable,
  kind: SitemapKind,
  round: number,
): Promise<FileRow | undefined> {
  const [row] = await db.rows<FileRow>(LATEST, [kind, round]);
  return row;
}

const SAVE: Statement = {
  name: 'sitemap-save-file',
  text: `insert into sitemap_files (kind, round, part, begins_after, ends_with, url_count, changed_at)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (kind, round, part) do update
      set ends_with = excluded.ends_with, url_count = excluded.url_count, changed_at = excluded.changed_at
      where sitemap_files.url_count = 0`,
};

/** Keeps the file that an earlier run wrote, unless that one is empty. */
export async function saveFile(db: Queryable, file: FileRow): Promise<void> {
  const { kind, round, part, begins_after, ends_with, url_count, changed_at } = file;
  await db.write(SAVE, [kind, round, part, begins_after, ends_with, url_count, changed_at]);
}

const FORGET: Statement = {
  name: 'sitemap-forget-files',
  text: 'delete from sitemap_files where kind = $1 and round < $2',
};

export async function forgetFilesBefore(db: Queryable, kind: SitemapKind, round: number): Promise<void> {
  await db.write(FORGET, [kind, round]);
}
