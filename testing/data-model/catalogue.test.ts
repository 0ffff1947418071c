import { beforeAll, describe, expect, test } from 'vitest';
import { type CatalogueTable, readCatalogue } from '#platform/database/catalogue.ts';
import { freshDatabase } from '../database.ts';
import { listFeatureTables, PLATFORM_TABLES } from './feature-tables.ts';

/** Small tables that a cluster copies to every node; all others are distributed by home. */
const DIRECTORY = [
  ...[
    'accounts',
    'sessions',
    'credentials',
    'verifications',
    'mailed_links',
    'social_steps',
    'two_factors',
    'old_usernames',
    'account_links',
  ],
  ...[
    'interests',
    'articles',
    'sitemap_files',
    'known_words',
    'word_counts',
    'word_passes',
    'badges',
    'picture_maps',
    'experiences',
    'experience_changes',
    'flag_overrides',
    'profile_invite_codes',
    'invite_opt_outs',
    'ad_document_numbers',
    'ad_promotions',
  ],
  ...['schema_migrations', 'throttles'],
];

let catalogue: CatalogueTable[];
let owned: Awaited<ReturnType<typeof listFeatureTables>>;

beforeAll(async () => {
  catalogue = await readCatalogue(await freshDatabase());
  owned = await listFeatureTables();
});

/** The words that the checks of a column allow. */
const wordsOf = (table: string, column: string) =>
  catalogue
    .find(({ name }) => name === table)
    ?.checks.filter(({ columns }) => columns.join() === column)
    .flatMap(({ condition }) => [...condition.matchAll(/'([^']*)'::text/g)].map(([, word]) => word));

const spread = () => catalogue.filter(({ name }) => !DIRECTORY.includes(name));

describe('the same tables run on one PostgreSQL and on a cluster', () => {
  test('a table has a home, or is named as a directory', () => {
    const homeless = catalogue.filter(({ columns }) => !columns.some(({ name }) => name === 'home'));
    expect(homeless.map(({ name }) => name).sort()).toEqual([...DIRECTORY].sort());
  });

  test('the home is a smallint and always there', () => {
    for (const { columns } of spread())
      expect(columns).toContainEqual({
        name: 'home',
        type: 'smallint',
        isNullable: false,
        hasDefault: false,
      });
  });

  test('every primary key begins with home, and every unique index holds it', () => {
    expect(spread().filter(({ primaryKey }) => primaryKey[0] !== 'home')).toEqual([]);
    const without = spread().flatMap(({ uniqueKeys }) =>
      uniqueKeys.filter(({ columns }) => !columns.includes('home')),
    );
    expect(without).toEqual([]);
  });

  test('a foreign key holds home on both sides, or points to a directory', () => {
    const wrong = catalogue.flatMap((table) =>
      table.foreignKeys.filter(({ columns, toTable, toColumns }) => {
        if (DIRECTORY.includes(toTable)) return columns.includes('home');
        return columns[0] !== 'home' || toColumns[0] !== 'home';
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('an id always tells the home of its row', () => {
    const unchecked = spread()
      .filter(({ columns }) => columns.some(({ name }) => name === 'id'))
      .filter(({ checks }) => !checks.some(({ condition }) => condition === '((id >> 51) = home)'));
    expect(unchecked.map(({ name }) => name)).toEqual([]);
  });

  test('the rest of a key tells the home too: by a foreign key, or by a hash: of files, of links; counts are anywhere', () => {
    const untold = spread().filter(
      ({ columns, foreignKeys }) =>
        !columns.some(({ name }) => name === 'id') &&
        !foreignKeys.some((key) => key.columns.includes('home')),
    );
    expect(untold.map(({ name }) => name)).toEqual([
      'experience_days',
      'link_previews',
      'media',
      'media_claims',
    ]);
  });
});

describe('the nouns and the database name the same tables', () => {
  test('every table belongs to one noun', () => {
    const names = [...owned.map(({ name }) => name), ...Object.keys(PLATFORM_TABLES)];
    expect(names.sort()).toEqual(catalogue.map(({ name }) => name));
  });

  test('a column with a vocabulary takes exactly its words', () => {
    const vocabularies = owned.flatMap(({ name, vocabularies }) =>
      Object.entries(vocabularies).map(([column, words]) => ({ table: name, column, words })),
    );
    const taken = vocabularies.map(({ table, column }) => ({ table, column, words: wordsOf(table, column) }));
    expect(taken).toEqual(vocabularies);
    expect(vocabularies.length).toBeGreaterThan(20);
  });

  test('every table says what it is', () => {
    const silent = catalogue.filter(({ name, comment }) => !comment && name !== 'schema_migrations');
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
