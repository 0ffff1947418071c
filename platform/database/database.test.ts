import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { afterFile } from '#testing/after-file.ts';
import { countStatements } from '#testing/count-statements.ts';
import { freshDatabase } from '#testing/database.ts';
import { isUniqueViolation, openDatabase, unhurried } from './database.ts';
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
    await db.rows('select pg_terminate_backend($1::int)', [own?.pid]);
    // Leaves the connection unused while it ends, so that only the listener hears of it.
    await pause(300);
    await tx.rows('select 1');
  });
  await expect(lost).rejects.toThrow();
  expect(await db.transaction((tx) => tx.rows('select 1 as one'))).toEqual([{ one: 1 }]);
});

test('statements that are asked for together go out together, in their order', async () => {
  const db = await catsOf();
  const asked = countStatements(db);
  const names = await db.transaction(async (tx) => {
    const [, found] = await Promise.all([
      tx.write("insert into cats values ('Tom')"),
      tx.rows<{ name: string }>('select name from cats'),
      tx.write("insert into cats values ('Kitty')"),
    ]);
    return found.map(({ name }) => name);
  });
  expect(names).toEqual(['Tom']);
  // Begin, the three, and commit.
  expect(asked).toMatchObject({ count: 5, trips: 3 });
});

test('statements of one moment leave in one write', async () => {
  const db = await catsOf();
  const writes: string[] = [];
  db.pool.on('connect', (client) => {
    if (!(client instanceof pg.Client)) return;
    const { stream } = client.connection;
    for (const name of ['_write', '_writev']) {
      const send: unknown = Reflect.get(stream, name);
      if (typeof send !== 'function') continue;
      Reflect.set(stream, name, (...args: unknown[]) => {
        writes.push(name);
        return Reflect.apply(send, stream, args);
      });
    }
  });
  await db.rows('select 1');
  writes.length = 0;
  await db.transaction(async (tx) => {
    await Promise.all([tx.rows('select 1'), tx.rows('select 2')]);
    await Promise.all([tx.write("insert into cats values ('Tom')"), tx.rows('select 3')]);
  });
  // Begin and two reads; the write and what follows it; commit.
  expect(writes).toEqual(['_writev', '_writev', expect.any(String)]);
});

test('a transaction begins with its first read', async () => {
  for (const read of [
    'select name from cats',
    '\n  with all_cats as (table cats) select name from all_cats',
  ]) {
    const db = await catsOf();
    const asked = countStatements(db);
    await db.transaction((tx) => tx.rows(read));
    expect(asked).toMatchObject({ count: 3, trips: 2 });
  }
});

test('nothing is written by a transaction that could not begin', async () => {
  const db = await catsOf();
  db.pool.on('connect', (client) => {
    const { query } = client;
    const failing = (...args: unknown[]) =>
      Reflect.apply(query, client, args[0] === 'begin' ? ['begin nothing'] : args);
    client.query = failing as typeof query;
  });
  const writing = db.transaction(async (tx) => {
    await tx.rows('select name from cats');
    await Promise.all([
      tx.write("insert into cats values ('Tom')"),
      tx.rows("with cat as (insert into cats values ('Kitty') returning name) select name from cat"),
      tx.rows('create table dogs ()'),
    ]);
  });
  await expect(writing).rejects.toThrow('syntax error');
  await expect(db.transaction(async () => 'nothing')).rejects.toThrow('syntax error');
  expect(await db.rows('select name from cats')).toEqual([]);
  expect(await db.rows("select to_regclass('dogs') as dogs")).toEqual([{ dogs: null }]);
});

test('what a transaction asks for after its end is refused', async () => {
  const db = await catsOf();
  const waiting = Promise.withResolvers<void>();
  let late: Promise<number> | undefined;
  const failed = db.transaction(async (tx) => {
    late = waiting.promise.then(() => tx.write("insert into cats values ('Tom')"));
    await tx.rows('select 1');
    throw new Error('no cats');
  });
  await expect(failed).rejects.toThrow('no cats');
  waiting.resolve();
  await expect(late).rejects.toThrow('over');
  expect(await db.rows('select name from cats')).toEqual([]);
});

test('a transaction that goes on after a failed statement fails, as nothing of it is kept', async () => {
  const db = await catsOf();
  const hidden = db.transaction(async (tx) => {
    await tx.write("insert into cats values ('Tom')");
    await tx.write('insert into dogs values (1)').catch(() => {});
  });
  await expect(hidden).rejects.toThrow('rolled back');
  expect(await db.rows('select name from cats')).toEqual([]);
});

test('of statements that go out together the first failure is told, and what failed is retried', async () => {
  const db = await catsOf();
  let attempts = 0;
  await db.transaction(async (tx) => {
    attempts += 1;
    const error = attempts < 3 ? "raise exception 'again' using errcode = '40P01'" : 'null';
    await Promise.all([
      tx.write(`do $$ begin ${error}; end $$`),
      tx.write("insert into cats values ('Tom')"),
      tx.write("insert into cats values ('Kitty')"),
    ]);
  });
  expect(attempts).toBe(3);
  expect(await db.rows('select name from cats')).toHaveLength(2);
});

test('a transaction that always meets a deadlock is given up after three attempts, any other failure at once', async () => {
  const db = await catsOf();
  const attempts = async (code: string) => {
    let count = 0;
    const failing = db.transaction(async (tx) => {
      count += 1;
      await tx.write(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`);
    });
    await expect(failing).rejects.toMatchObject({ code });
    return count;
  };
  expect(await attempts('40P01')).toBe(3);
  expect(await attempts('40001')).toBe(3);
  expect(await attempts('55P03')).toBe(1);
});

test('a failure says whether a unique index caused it', async () => {
  const db = await catsOf();
  await db.write('create unique index on cats (name)');
  await db.write("insert into cats values ('Tom')");
  const causeOf = (text: string) => db.write(text).then(() => 'none', isUniqueViolation);
  expect(await causeOf("insert into cats values ('Tom')")).toBe(true);
  expect(await causeOf('insert into dogs values (1)')).toBe(false);
  expect(isUniqueViolation({ code: '23505' })).toBe(false);
});

test('a failure that is heard after those behind it is told and retried all the same', async () => {
  const db = await catsOf();
  let attempts = 0;
  await db.transaction(async (tx) => {
    attempts += 1;
    const error = attempts < 3 ? "raise exception 'again' using errcode = '40P01'" : 'null';
    const deeper = async () => {
      await tx.write(`do $$ begin ${error}; end $$`).finally(() => pause(20));
    };
    await Promise.all([deeper(), tx.write("insert into cats values ('Tom')")]);
  });
  expect(attempts).toBe(3);
});

/** A fresh database with one table, on one connection that is not open yet. */
async function catsOf() {
  const { url, write } = await freshDatabase();
  await write('create table cats (name text)');
  const db = openDatabase(url, { max: 1 });
  afterFile(() => db.close());
  return db;
}

const failureOf = (asked: Promise<unknown>) => asked.then(() => 'none', isUnreachable);

/** A sleep in the database that is longer than the limit of these tests. */
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
