import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { afterFile } from '#testing/after-file.ts';
import { freshDatabase } from '#testing/database.ts';
import { openDatabase, unhurried } from './database.ts';
import { isUnreachable } from './unreachable.ts';

test('a statement whose name the database would cut off is refused, so that no two are taken for one', async () => {
  const db = await freshDatabase();
  const text = 'select 1 as one';
  expect(await db.rows({ name: 'x'.repeat(63), text })).toEqual([{ one: 1 }]);
  await expect(async () => db.rows({ name: 'x'.repeat(64), text })).rejects.toThrow('too long');
});

test('a connection that is lost within a transaction fails it alone, and the next one gets another', async () => {
  const db = await freshDatabase();
  const lost = db.transaction(async (tx) => {
    const [own] = await tx.rows<{ pid: number }>('select pg_backend_pid() as pid');
    await db.rows('select pg_terminate_backend($1)', [own?.pid]);
    // Nothing is asked of the connection while it ends, so that nobody but the listener hears of it.
    await pause(300);
    await tx.rows('select 1');
  });
  await expect(lost).rejects.toThrow();
  expect(await db.transaction((tx) => tx.rows('select 1 as one'))).toEqual([{ one: 1 }]);
});

const failureOf = (asked: Promise<unknown>) => asked.then(() => 'none', isUnreachable);

/** A short nap of the database, longer than the limit of these tests. */
const NAP = 'select pg_sleep(0.6)';

async function hurried() {
  const db = openDatabase((await freshDatabase()).url, { max: 1, statementLimitMs: 200 });
  afterFile(() => db.close());
  return db;
}

test('a statement that takes too long fails, and its connection is given up', async () => {
  const db = await hurried();
  expect(await failureOf(db.rows(NAP))).toBe(true);
  expect(db.pool.totalCount).toBe(0);
  expect(await db.rows('select 1 as one')).toEqual([{ one: 1 }]);
});

test('so does a transaction, of which nothing stays', async () => {
  const db = await hurried();
  await db.write('create table cats (name text)');
  const late = db.transaction(async (tx) => {
    await tx.write("insert into cats values ('Tom')");
    await tx.rows(NAP);
  });
  expect(await failureOf(late)).toBe(true);
  expect(db.pool.totalCount).toBe(0);
  expect(await db.rows('select name from cats')).toEqual([]);
});

test('work that nobody waits for may take as long as it needs, on the same connections', async () => {
  const db = await hurried();
  const patient = unhurried(db);
  expect(await patient.rows(NAP)).toHaveLength(1);
  expect(await patient.transaction((tx) => tx.rows(NAP))).toHaveLength(1);
  expect(patient.pool).toBe(db.pool);
  expect(await failureOf(db.rows(NAP))).toBe(true);
});

test('who waits too long for a connection is told so: where none is free, and where nothing answers', async () => {
  const { url } = await freshDatabase();
  const busy = openDatabase(url, { max: 1, connectLimitMs: 200 });
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const deaf = openDatabase(`postgres://nobody@127.0.0.1:${port}/none`, { connectLimitMs: 200 });
  await busy.transaction(async () => expect(await failureOf(busy.rows('select 1'))).toBe(true));
  expect(await failureOf(deaf.rows('select 1'))).toBe(true);
  expect(await busy.rows('select 1 as one')).toEqual([{ one: 1 }]);
  await busy.close();
  await deaf.close();
  silent.close();
});
