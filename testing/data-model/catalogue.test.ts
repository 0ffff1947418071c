import { beforeAll, describe, expect, test } from 'vitest';
import { type CatalogueTable, readCatalogue } from '#platform/database/catalogue.ts';
import { freshDatabase } from '../database.ts';
import { listFeatureTables, type OwnedTable, PLATFORM_TABLES } from './feature-tables.ts';

/** Small tables that a cluster copies to every node; all others are distributed by home. */
const DIRECTORY = [
  ...[
    'accounts',
    'sessions',
    'credentials',
    'verifications',
    'two_factors',
    'old_usernames',
    'account_links',
  ],
  ...['interests', 'badges', 'experiences', 'flag_overrides', 'profile_invite_codes', 'invite_opt_outs'],
  ...['schema_migrations', 'throttles'],
];

let catalogue: CatalogueTable[];
let owned: OwnedTable[];

beforeAll(async () => {
  catalogue = await readCatalogue(await freshDatabase());
  owned = await listFeatureTables();
});

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

  test('the rest of a key tells the home too: by a foreign key, or by a hash: of files, of links', () => {
    const untold = spread().filter(
      ({ columns, foreignKeys }) =>
        !columns.some(({ name }) => name === 'id') &&
        !foreignKeys.some((key) => key.columns.includes('home')),
    );
    expect(untold.map(({ name }) => name)).toEqual(['link_previews', 'media', 'media_claims']);
  });
});

describe('the tables in code are the tables of the database', () => {
  test('every table belongs to one feature', () => {
    const names = [...owned.map(({ config }) => config.name), ...Object.keys(PLATFORM_TABLES)];
    expect(names.sort()).toEqual(catalogue.map(({ name }) => name));
  });

  test('columns, types, nullability and defaults are the same', () => {
    for (const { config } of owned) {
      const inCode = config.columns.map((column) => ({
        name: column.name,
        type: column.getSQLType().replace(', ', ','),
        isNullable: !column.notNull,
        hasDefault: column.hasDefault || column.generated !== undefined,
      }));
      const table = catalogue.find(({ name }) => name === config.name);
      expect({ table: config.name, columns: inCode }).toEqual({
        table: table?.name,
        columns: table?.columns,
      });
    }
  });

  test('primary keys are the same', () => {
    for (const { config } of owned) {
      const several = config.primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name));
      const one = config.columns.filter(({ primary }) => primary).map(({ name }) => name);
      const table = catalogue.find(({ name }) => name === config.name);
      expect({ table: config.name, key: [...several, ...one] }).toEqual({
        table: table?.name,
        key: table?.primaryKey,
      });
    }
  });

  test('a column with a vocabulary takes exactly its words', () => {
    const compared = owned.flatMap(({ config }) =>
      config.columns.flatMap((column) => {
        const words = column.enumValues;
        if (!words) return [];
        const table = catalogue.find(({ name }) => name === config.name);
        const checks =
          table?.checks.filter(({ columns }) => columns.length === 1 && columns[0] === column.name) ?? [];
        const taken = checks.flatMap(({ condition }) =>
          [...condition.matchAll(/'([^']*)'::text/g)].map(([, word]) => word),
        );
        expect({ column: `${config.name}.${column.name}`, words: taken }).toEqual({
          column: `${config.name}.${column.name}`,
          words,
        });
        return [column.name];
      }),
    );
    expect(compared.length).toBeGreaterThan(20);
  });

  test('every table says what it is', () => {
    const silent = catalogue.filter(({ name, comment }) => !comment && name !== 'schema_migrations');
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
