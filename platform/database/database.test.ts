import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freshDatabase } from '#testing/database.ts';

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
