import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../database.ts';
import { readProject } from '../house/project-files.ts';
import type { SourceFile } from '../house/source-file.ts';
import { productFiles, wordsReadIn, writtenIn } from './column-use.ts';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/** Columns that are written by a list of names, by the file that holds the list. */
const LISTED: Record<string, readonly string[]> = {
  users: ['features/core/people/person-counts.ts', 'features/core/people/mark-person/mark-person.store.ts'],
  partner_profiles: ['features/core/people/edit-contact/edit-contact.store.ts'],
};

/** Tables whose columns another program writes or reads, each with the reason. */
const BY_OTHERS: Record<string, string> = {
  ...Object.fromEntries(
    ['accounts', 'sessions', 'credentials', 'verifications', 'two_factors'].map((table) => [
      table,
      'better-auth writes and reads them by names of its own',
    ]),
  ),
  flag_overrides: 'the operator sets groups of a flag apart in SQL',
};

/** Columns that only the sample world sets. */
const OF_SAMPLE = new Set(['ad_accounts.is_sample']);

/** Columns whose part of the product does not exist yet, each with what it is. */
const WAITING: Record<string, string> = {
  'pins.is_promoted': 'advertisements',
};

/** Columns that no answer and no rule reads, each with what does. */
const UNREAD: Record<string, string> = {
  'ads.reviewed_by': 'staff who look into a complaint',
  'board_todos.created_by': 'staff who look into a complaint',
  'conversations.created_by': 'staff who look into a complaint',
  'takedowns.submitter_id': 'erasing a person, which empties what they sent',
  'user_private.login_country': 'the operator, who must be able to say where people signed up',
  'website_claims.verified_at': 'staff who look into a claim',
};

interface Column {
  table: string;
  name: string;
  /** The default expression, if nothing else fills it: a new id, the time. */
  isFilled: boolean;
}

const COLUMNS = `
  select c.relname as table, a.attname as name,
    coalesce(a.attgenerated = 's' or pg_get_expr(d.adbin, d.adrelid) like '%(%', false) as "isFilled"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

let database: FreshDatabase;
let columns: Column[];
let files: SourceFile[];

beforeAll(async () => {
  database = await freshDatabase();
  columns = await database.rows<Column>(COLUMNS);
  files = productFiles(await readProject());
});

const isKnown = ({ table, name }: Column) =>
  table in BY_OTHERS ||
  OF_SAMPLE.has(`${table}.${name}`) ||
  `${table}.*` in WAITING ||
  `${table}.${name}` in WAITING;
const nameOf = ({ table, name }: Column) => `${table}.${name}`;

async function writtenColumns(): Promise<Set<string>> {
  const seeds = (await readdir(MIGRATIONS)).map((name) => readFile(new URL(name, MIGRATIONS), 'utf8'));
  const texts = [...files.map(({ text }) => text), ...(await Promise.all(seeds))];
  const written = texts
    .flatMap(writtenIn)
    .flatMap(({ table, columns }) => columns.map((name) => `${table}.${name}`));
  const listed = Object.entries(LISTED).flatMap(([table, paths]) =>
    files
      .filter(({ path }) => paths.includes(path))
      .flatMap(({ text }) => [...text.matchAll(/'(\w+)'/g)].map(([, name]) => `${table}.${name}`)),
  );
  return new Set([...written, ...listed]);
}

test('every column has a writer: a statement of the product, or a default that is meant', async () => {
  const written = await writtenColumns();
  const unwritten = columns.filter((column) => !column.isFilled && !written.has(nameOf(column)));
  expect(unwritten.filter((column) => !isKnown(column)).map(nameOf)).toEqual([]);
  // A column that is written must not be listed as waiting.
  const waiting = unwritten.flatMap(({ table, name }) => [`${table}.*`, `${table}.${name}`]);
  expect(Object.keys(WAITING).filter((name) => !waiting.includes(name))).toEqual([]);
});

test('every column has a reader', () => {
  const read = new Set(files.flatMap(({ text }) => [...wordsReadIn(text)]));
  const unread = columns.filter(({ name }) => !read.has(name)).filter((column) => !isKnown(column));
  expect(unread.map(nameOf)).toEqual(Object.keys(UNREAD));
});

test('writing is told from copying, emptying and reading', () => {
  const statements = `
    const LIST = 'kind, title';
    insert into pins (home, \${LIST}, at) select $1::smallint, \${prefixed(LIST)}, now() from pins p;
    update boards b set name = coalesce($1, name), (slug, place) = ($2, 3), seo = null
      from pins where b.about = $3;
    insert into tries (id) values ($1) on conflict (id) do update set note = excluded.note, gone = null`;
  expect(writtenIn(statements)).toEqual([
    { table: 'pins', columns: ['home', 'at'] },
    { table: 'tries', columns: ['id', 'note'] },
    { table: 'boards', columns: ['name', 'slug', 'place'] },
  ]);
  const words = wordsReadIn(
    'insert into pins (title) values ($1); update pins set link = $1 where place > 1',
  );
  expect([...words]).toEqual(expect.arrayContaining(['place']));
  expect([words.has('title'), words.has('link')]).toEqual([false, false]);
});
