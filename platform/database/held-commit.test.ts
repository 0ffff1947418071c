import { beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#testing/database.ts';
import type { Transaction } from './database.ts';
import { holdCommit } from './held-commit.ts';

let db: FreshDatabase;

beforeEach(async () => {
  db ??= await freshDatabase();
  await db.write('drop table if exists cats');
  await db.write('create table cats (name text unique)');
});

const add = (name: string) => (tx: Transaction) => tx.write('insert into cats values ($1)', [name]);

const names = async (from: Pick<FreshDatabase, 'rows'> = db) =>
  (await from.rows<{ name: string }>('select name from cats order by name')).map(({ name }) => name);

test('all transactions are committed with the last, and only then', async () => {
  const held = holdCommit(db);
  await held.db.transaction(add('Tom'));
  await held.db.write("insert into cats values ('Felix')");
  await held.db.transaction(add('Minka'));
  expect(await names()).toEqual([]);
  expect(await names(held.db)).toEqual(['Felix', 'Minka', 'Tom']);
  await held.commit(async (tx) => void (await add('Silvester')(tx)));
  expect(await names()).toEqual(['Felix', 'Minka', 'Silvester', 'Tom']);
});

test.each([
  [
    'the last fails',
    async (held: ReturnType<typeof holdCommit>) => held.commit(() => Promise.reject(new Error('no'))),
  ],
  ['it is given up', async (held: ReturnType<typeof holdCommit>) => held.rollBack()],
])('nothing stays where %s', async (_why, end) => {
  const held = holdCommit(db);
  await held.db.transaction(add('Tom'));
  await end(held).catch(() => held.rollBack());
  expect(await names()).toEqual([]);
  expect(db.pool.idleCount).toBe(db.pool.totalCount);
});

test('a transaction that fails takes back itself alone, be it the first or a later one', async () => {
  const held = holdCommit(db);
  const failing = (name: string) =>
    held.db.transaction(async (tx) => {
      await add(name)(tx);
      throw new Error('no');
    });
  await expect(failing('Tom')).rejects.toThrow('no');
  await held.db.transaction(add('Felix'));
  await expect(failing('Minka')).rejects.toThrow('no');
  await expect(held.db.write("insert into cats values ('Felix')")).rejects.toMatchObject({ code: '23505' });
  await held.commit(async (tx) => void (await add('Silvester')(tx)));
  expect(await names()).toEqual(['Felix', 'Silvester']);
});

test('what goes on after its transaction failed is refused, and nothing of it stays', async () => {
  const held = holdCommit(db);
  await held.db.transaction(add('Tom'));
  const failed = Promise.withResolvers<void>();
  let late: Promise<number> | undefined;
  const failing = held.db.transaction((tx) => {
    late = failed.promise.then(() => add('Felix')(tx));
    return Promise.reject(new Error('no'));
  });
  await expect(failing).rejects.toThrow('no');
  failed.resolve();
  await expect(late).rejects.toThrow('over');
  await held.commit(async (tx) => void (await add('Silvester')(tx)));
  expect(await names()).toEqual(['Silvester', 'Tom']);
});

test('transactions that begin at once run one after the other', async () => {
  const held = holdCommit(db);
  const results = await Promise.allSettled([
    held.db.transaction(add('Tom')),
    held.db.transaction(() => Promise.reject(new Error('no'))),
    held.db.transaction(add('Felix')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await held.commit(async () => {});
  expect(await names()).toEqual(['Felix', 'Tom']);
});

test('within a transaction the database beside it is another connection', async () => {
  const held = holdCommit(db);
  await held.db.transaction(async (tx) => {
    await add('Tom')(tx);
    expect(await names(held.db)).toEqual([]);
    await held.db.write("insert into cats values ('Felix')");
  });
  await held.rollBack();
  expect(await names()).toEqual(['Felix']);
});

test('what waits for the commit runs after it, and never for what was taken back', async () => {
  const ran: string[] = [];
  const held = holdCommit(db);
  await held.db.transaction(async (tx) => tx.afterCommit(() => ran.push('first')));
  await held.db.transaction(async (tx) => tx.afterCommit(() => ran.push('second')));
  const failing = held.db.transaction(async (tx) => {
    tx.afterCommit(() => ran.push('third'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(ran).toEqual([]);
  await held.commit(async () => {});
  expect(ran).toEqual(['first', 'second']);
});

test('whoever still holds it afterwards has an ordinary database', async () => {
  const held = holdCommit(db);
  await held.commit(async () => {});
  await held.db.transaction(add('Tom'));
  await held.db.write("insert into cats values ('Felix')");
  expect(await names(held.db)).toEqual(['Felix', 'Tom']);
  expect(db.pool.idleCount).toBe(db.pool.totalCount);
});
