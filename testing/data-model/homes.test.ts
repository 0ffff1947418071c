import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCatalogue } from '#platform/database/catalogue.ts';
import { freshDatabase } from '../database.ts';
import { findStatements } from './find-statements.ts';
import { refusals } from './homes-in-statement.ts';
import { misorders } from './orders-in-statement.ts';

let spread: Set<string>;

beforeAll(async () => {
  await loadModule();
  const catalogue = await readCatalogue(await freshDatabase());
  const hasHome = catalogue.filter(({ columns }) => columns.some(({ name }) => name === 'home'));
  spread = new Set(hasHome.map(({ name }) => name));
});

test('no statement joins or locks rows of several homes, or is ordered on a cluster by something else', () => {
  const refused = new Set<string>();
  for (const { place, texts } of findStatements())
    for (const text of texts ?? [])
      for (const problem of [...refusals(text, spread), ...misorders(text)])
        refused.add(`${place}: ${problem}`);
  expect([...refused]).toEqual([]);
});

test.each<[string, string, string[]]>([
  ['a number', 'select rank from board_pins b order by b.rank', []],
  [
    'a number that is selected as text',
    'select rank::text from board_pins b order by b.rank',
    ['orders by rank'],
  ],
  ['something else by that name', 'select id + 1 as id from pins p order by p.id', ['orders by id']],
  ['what is selected as text', 'select rank::text from board_pins order by rank', ['orders by rank']],
  ['what is counted', 'select count(*) as count from board_pins order by count', []],
  ['one of two tables', 'select b.rank::text from board_pins b join pins p using (home) order by b.rank', []],
  ['another name', 'select rank::text as place from board_pins b order by b.rank', []],
])('an order by %s is judged', (_, text, orders) => {
  expect(misorders(text)).toEqual(orders);
});

describe('a join is found', () => {
  test.each<[string, string, string[]]>([
    ['of one home', 'select from boards b join users u on u.home = b.home and u.id = b.owner_id', []],
    ['of a given home', 'select from boards b, users u where b.home = $1 and u.home = $1::smallint', []],
    [
      'of two homes',
      'select from boards b join pins p on p.id = b.cover_pin_id',
      ['joins boards, pins of 2 homes'],
    ],
    [
      'of a home that an id tells',
      'select from boards b join pins p on p.home = (b.cover_pin_id >> 51)::smallint',
      ['joins boards, pins of 2 homes'],
    ],
    ['with a directory', 'select from boards b join accounts a on a.id = b.owner_id', []],
    [
      'in two steps',
      'with b as materialized (select id from boards) select from b join pins p on p.board_id = b.id',
      [],
    ],
    [
      'in a subquery',
      'select from boards b where exists (select from pins p where p.board_id = b.id)',
      ['joins boards, pins of 2 homes'],
    ],
    ['with what is read before', 'select from boards where cover_pin_id in (select id from pins)', []],
    ['of the arms of a union', 'select id from boards union all select id from pins', []],
    ['by what is given', 'select from unnest($1::int[]) w (home) join boards b on b.home = w.home', []],
    [
      'by what deletes',
      'delete from pins p using boards b where b.id = p.board_id',
      ['joins pins, boards of 2 homes'],
    ],
    [
      'without a column, which no step can hand on',
      'select from boards where home = $1 and exists (select from pins)',
      ['asks for rows without a column'],
    ],
    ['in a lock of one home', 'select from boards where home = $1 for update', []],
    ['in a lock of several', 'select from boards where id = $1 for update', ['locks rows of several homes']],
    [
      'of the first for each given',
      'select from unnest($1::int[]) w (home) cross join lateral (select from boards where home = w.home limit 1) b',
      ['limits rows for each of what no spread table holds'],
    ],
    [
      'of the first for each given, distinct by home',
      'select from unnest($1::int[]) w (id) cross join lateral (select distinct home, id from (select home, id from boards where owner_id = w.id limit 1) b) c',
      [],
    ],
    [
      'of the first for each given, distinct by something else',
      'select from unnest($1::int[]) w (id) cross join lateral (select distinct id from (select home, id from boards where owner_id = w.id limit 1) b) c',
      ['limits rows for each of what no spread table holds'],
    ],
    [
      'of the first for each row',
      'select from users u cross join lateral (select from boards where home = u.home limit 1) b',
      [],
    ],
  ])('%s', (_, text, problems) => {
    expect(refusals(text, spread)).toEqual(problems);
  });
});
