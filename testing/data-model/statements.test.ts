import { beforeAll, describe, expect, test } from 'vitest';
import { afterFile } from '../after-file.ts';
import { freshDatabase } from '../database.ts';
import { differences } from './compare-rows.ts';
import { type Describer, openDescriber } from './describe-statement.ts';
import { findStatements, type Use } from './find-statements.ts';
import type { Property } from './row-type.ts';

/** Calls whose text is known only at run time, each with the reason. */
const UNKNOWN: Record<string, string> = {
  'platform/database/database.ts: statement': 'hands on what it is given',
  'platform/database/checked-first.ts: statement': 'hands on what it is given',
  'platform/database/held-commit.ts: statement': 'hands on what it is given',
  'platform/rate/throttle.ts: attemptIn(windowSeconds)': 'built of the seconds of its window',
  'platform/jobs/queues.ts: values ? { name: nameOf(text), text } : text': 'hands on what pg-boss writes',
  'features/library/boards/list-boards/list-boards.store.ts: statement': 'built of the filters of a request',
  'features/library/pins/filter-own-pins/filter-own-pins.store.ts: statementOf(filter)':
    'built of the filters of a request',
  'features/library/pins/pin.store.ts: asked': 'puts pins beside the places that another statement lists',
  'features/library/places/board-feed/board-feed.store.ts: statement':
    'one of a table that its page selects from',
  'sample/advertise.store.ts: `insert into ${table} (home, id, ${names}) values ($1::smallint, new_id($1::smallint), ${places}) returning id`':
    'one of five tables, with the columns that it is given',
};

/** Intended differences, each with the reason. */
const MEANT: Record<string, string> = {
  'features/business/websites/recheck-websites/recheck-websites.store.ts: FIND: method may be null':
    'the table has a method wherever it has a time of the next check',
  'features/library/pins/pin-rows.store.ts: COPY: source_pin_id may be null': 'the statement just wrote it',
  "features/library/pins/list-pins-of-person/list-pins-of-person.store.ts: STATEMENTS[isPublicOnly ? 'public' : 'any'][list]: pinner is not answered":
    'the caller has the pinner',
  'features/discovery/sitemaps/sitemap-pages.store.ts: PAGES[kind]: changed_at is never null':
    'pins and boards have it, people and topics do not',
  'features/ads/bulk-edits/entities.store.ts: FIND[level]: parent_id is never null':
    'ad groups and ads have it, campaigns do not',
  'features/ads/bulk-edits/entities.store.ts: LIST[level]: parent_id is never null':
    'ad groups and ads have it, campaigns do not',
};

let describer: Describer;

beforeAll(async () => {
  const { url } = await freshDatabase();
  describer = await openDescriber(url);
  afterFile(() => describer.close());
});

/** What is wrong with a statement, in words. */
async function check(text: string, { row, values }: Pick<Use, 'row' | 'values'>): Promise<string[]> {
  try {
    const { columns, parameters } = await describer.describe(text);
    const isGivenAll = values === undefined || values === parameters;
    return [
      ...(isGivenAll ? [] : [`takes ${parameters} values and is given ${values}`]),
      ...(row ? differences(columns, row) : []),
    ];
  } catch (error) {
    return [String(error)];
  }
}

test('every statement of the product prepares, and answers the row that its caller expects', async () => {
  const uses = findStatements();
  const unknown = uses.filter(({ texts }) => !texts).map(({ place }) => place);
  expect([...new Set(unknown)].sort()).toEqual(Object.keys(UNKNOWN).sort());
  const wrong = new Set<string>();
  for (const use of uses)
    for (const text of use.texts ?? [])
      for (const difference of await check(text, use)) wrong.add(`${use.place}: ${difference}`);
  expect([...wrong].sort()).toEqual(Object.keys(MEANT).sort());
  // Guards against passing because nothing was found.
  expect(new Set(uses.flatMap(({ texts }) => texts ?? [])).size).toBeGreaterThan(500);
  expect(uses.filter(({ row }) => row).length).toBeGreaterThan(250);
});

describe('a difference is found', () => {
  const property = (name: string, kind: string, isNullable = false): Property => ({
    name,
    kinds: [kind],
    isNullable,
    parts: [],
  });
  const id = property('id', 'string');

  test.each<[string, string, Property[], string[]]>([
    ['nothing', 'select id, name from boards', [id, property('name', 'string')], []],
    ['a misspelt table', 'select id from bords', [id], ['error: relation "bords" does not exist']],
    ['a misspelt column', 'select idd as id from boards', [id], ['error: column "idd" does not exist']],
    ['a column too few', 'select id from boards', [id, property('slug', 'string')], ['slug is not answered']],
    ['a column too many', 'select id, slug from boards', [id], ['slug is not in the row type']],
    ['a column twice', 'select id, owner_id as id from boards', [id], ['id is answered twice']],
    [
      'an id as a number',
      'select id from boards',
      [property('id', 'number')],
      ['id is string (int8), not number'],
    ],
    [
      'a time as text',
      'select created_at from boards',
      [property('created_at', 'string')],
      ['created_at is Date (timestamptz), not string'],
    ],
    [
      'a list of numbers as one of texts',
      'select array[1] as list',
      [property('list', 'string[]')],
      ['list is number[] (_int4), not string[]'],
    ],
    [
      'a null that the type rules out',
      'select deleted_at from boards',
      [property('deleted_at', 'Date')],
      ['deleted_at may be null'],
    ],
    [
      'a null that cannot be',
      'select id from boards',
      [property('id', 'string', true)],
      ['id is never null'],
    ],
    [
      'a null by an outer join, which is not known',
      'select b.id from users left join boards b on b.owner_id = users.id',
      [id],
      [],
    ],
    [
      'a null that a condition keeps away',
      'select deleted_at from boards where deleted_at is not null',
      [property('deleted_at', 'Date')],
      [],
    ],
    [
      'a part of what is answered flat',
      'select owner_id, 1 as owner_username from boards',
      [
        {
          ...property('owner', 'object'),
          parts: [id, property('username', 'string'), property('name', 'string')],
        },
      ],
      ['owner_username is number (int4), not string', 'owner.name is not answered'],
    ],
  ])('%s', async (_, text, row, wrong) => {
    expect(await check(text, { row, values: 0 })).toEqual(wrong);
  });

  test('a value too many', async () => {
    const asked = { row: undefined, values: 2 };
    expect(await check('delete from boards where id = $1', asked)).toEqual(['takes 1 values and is given 2']);
  });
});
