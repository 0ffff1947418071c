import { beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#testing/database.ts';
import { checkedFirst } from './checked-first.ts';
import type { Database, Transaction } from './database.ts';

let db: Database;
let checks: number;
let mayWrite: boolean;

beforeAll(async () => {
  db = await freshDatabase();
  await db.write('create table notes (text text not null)');
});

beforeEach(async () => {
  await db.write('delete from notes');
  [checks, mayWrite] = [0, true];
});

const checked = () =>
  checkedFirst(db, async (tx: Transaction) => {
    checks += 1;
    await tx.write(`insert into notes values ('checked')`);
    if (!mayWrite) throw new Error('not allowed');
  });

const insert = (text: string) => `insert into notes values ('${text}')`;

const notes = async () => (await db.rows<{ text: string }>('select text from notes')).map(({ text }) => text);

test('reads are not checked', async () => {
  expect(await checked().rows('select text from notes')).toEqual([]);
  expect(checks).toBe(0);
});

test('each write is checked first, also one that returns rows', async () => {
  const own = checked();
  await own.write(insert('written'));
  expect(await own.rows(`${insert('returned')} returning text`)).toEqual([{ text: 'returned' }]);
  expect(await notes()).toEqual(['checked', 'written', 'checked', 'returned']);
});

test('a transaction is checked once, whatever runs inside of it', async () => {
  const own = checked();
  await own.transaction(async (tx) => {
    await tx.write(insert('inside'));
    await own.rows('select text from notes');
    await own.write(insert('beside'));
    await own.transaction((other) => other.write(insert('nested')));
  });
  expect(checks).toBe(1);
  await own.write(insert('after'));
  expect(checks).toBe(2);
});

test('two transactions at the same time are both checked', async () => {
  const own = checked();
  await Promise.all(['one', 'two'].map((text) => own.transaction((tx) => tx.write(insert(text)))));
  expect(checks).toBe(2);
});

test('what is refused leaves nothing, not even what the check wrote', async () => {
  const own = checked();
  mayWrite = false;
  await expect(own.write(insert('written'))).rejects.toThrow('not allowed');
  await expect(own.rows(`${insert('returned')} returning text`)).rejects.toThrow('not allowed');
  await expect(own.transaction((tx) => tx.write(insert('inside')))).rejects.toThrow('not allowed');
  expect(await notes()).toEqual([]);
});
