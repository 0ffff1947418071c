import { expect, test } from 'vitest';
import { freshDatabase } from '#testing/database.ts';

test('a statement whose name the database would cut off is refused, so that no two are taken for one', async () => {
  const db = await freshDatabase();
  const text = 'select 1 as one';
  expect(await db.rows({ name: 'x'.repeat(63), text })).toEqual([{ one: 1 }]);
  await expect(async () => db.rows({ name: 'x'.repeat(64), text })).rejects.toThrow('too long');
});
