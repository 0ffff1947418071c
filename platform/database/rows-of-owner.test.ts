import { expect, test } from 'vitest';
import { homeOf, type Id, parseId } from '#platform/ids/ids.ts';
import { makeId } from '#testing/data-model/model-rows.ts';
import { freshDatabase } from '#testing/database.ts';
import { listIdsOf, writeEachOf } from './rows-of-owner.ts';

const MINE = 'select id from cats where home = $1 and owner_id = $2';

test('the ids of what somebody owns come in their order, page by page', async () => {
  const db = await freshDatabase();
  await db.write('create table cats (home smallint, owner_id bigint, id bigint)');
  const owner = await makeId(db, 7);
  const rows = [
    [7, owner, 30],
    [7, owner, 10],
    [7, owner, 20],
    [8, owner, 15],
    [7, 1, 16],
  ];
  for (const row of rows) await db.write('insert into cats values ($1, $2, $3)', row);
  const page = async (after: Id | null, limit: number) =>
    (await listIdsOf(db, MINE, owner, { after, limit })).map(({ id }) => id);
  expect(await page(null, 2)).toEqual(['10', '20']);
  expect(await page(parseId(20), 2)).toEqual(['30']);
  expect(await page(parseId(30), 2)).toEqual([]);
});

test('what somebody owns is written by home and id, or by the id alone', async () => {
  const db = await freshDatabase();
  await db.write('create table cats (home smallint, id bigint)');
  await db.write('create table names (id bigint)');
  const owner = await makeId(db, 7);
  await db.transaction((tx) =>
    writeEachOf(tx, ['insert into cats values ($1, $2)', 'insert into names values ($1)'], owner),
  );
  expect(await db.rows('select home, id from cats')).toEqual([{ home: homeOf(owner), id: owner }]);
  expect(await db.rows('select id from names')).toEqual([{ id: owner }]);
});
