import { eq } from 'drizzle-orm';
import { bigint, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { homeOf, parseId } from '#platform/ids/ids.ts';
import { type FreshDatabase, freshDatabase } from '#testing/database.ts';
import { byId, byIds, homesOf, newId, ofId, ofIds } from './by-id.ts';
import { home, id } from './columns.ts';

const trees = pgTable('trees', { home: home(), id: id('id').notNull(), name: text('name').notNull() });
const leaves = pgTable('leaves', {
  home: smallint('home').notNull(),
  treeId: id('tree_id').notNull(),
  count: bigint('count', { mode: 'number' }).notNull(),
});

let database: FreshDatabase;
let oak: Id;
let elm: Id;

beforeAll(async () => {
  database = await freshDatabase();
  await database.write('create table trees (home smallint, id bigint, name text, primary key (home, id))');
  await database.write('create table leaves (home smallint, tree_id bigint, count bigint)');
  [oak, elm] = [await plant(7, 'oak'), await plant(4095, 'elm')];
});

async function plant(inHome: number, name: string): Promise<Id> {
  const [row] = await database.orm
    .insert(trees)
    .values({ home: inHome, id: newId(inHome), name })
    .returning({ id: trees.id });
  if (!row) throw new Error('nothing was inserted');
  await database.orm.insert(leaves).values({ home: inHome, treeId: row.id, count: 2 ** 40 });
  return row.id;
}

test('a new id is a decimal string that names its home, also the highest one', () => {
  expect([oak, elm].map((tree) => parseId(tree))).toEqual([oak, elm]);
  expect(homesOf([oak, elm])).toEqual([7, 4095]);
});

test('byId finds the row, and none in a home where it is not', async () => {
  expect(await database.orm.select().from(trees).where(byId(trees, elm))).toEqual([
    { home: 4095, id: elm, name: 'elm' },
  ]);
  await database.orm.update(trees).set({ home: 8 }).where(eq(trees.name, 'oak'));
  expect(await database.orm.select().from(trees).where(byId(trees, oak))).toEqual([]);
  await database.orm.update(trees).set({ home: 7 }).where(eq(trees.name, 'oak'));
});

test('byIds finds the rows of several homes; no ids are no rows', async () => {
  const found = await database.orm
    .select()
    .from(trees)
    .where(byIds(trees, [elm, oak]))
    .orderBy(trees.name);
  expect(found.map(({ name }) => name)).toEqual(['elm', 'oak']);
  expect(await database.orm.select().from(trees).where(byIds(trees, []))).toEqual([]);
});

test('ofId and ofIds find what lives with a row', async () => {
  expect(
    await database.orm
      .select()
      .from(leaves)
      .where(ofId(leaves, leaves.treeId, oak)),
  ).toEqual([{ home: 7, treeId: oak, count: 2 ** 40 }]);
  expect(
    await database.orm
      .select()
      .from(leaves)
      .where(ofIds(leaves, leaves.treeId, [oak, elm])),
  ).toHaveLength(2);
});

test('by id rides the primary key, so that a cluster asks one node', async () => {
  const query = database.orm.select().from(trees).where(byId(trees, oak)).toSQL();
  expect(query.params).toEqual([homeOf(oak), oak]);
  const plan = await database.transaction(async (tx) => {
    await tx.write('set local enable_seqscan = off');
    return tx.rows<{ 'QUERY PLAN': string }>(`explain ${query.sql}`, query.params);
  });
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('trees_pkey');
});
