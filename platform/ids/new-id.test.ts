import { expect, test } from 'vitest';
import { freshDatabase } from '#testing/database.ts';
import { homeOf, type Id, parseId } from './ids.ts';

test('the database makes ids that name their home, also the highest one, and none twice', async () => {
  const database = await freshDatabase();
  const rows = await database.rows<{ id: Id }>(
    'select new_id(home) as id from unnest($1::smallint[]) as wanted (home)',
    [[0, 7, 7, 4095]],
  );
  const ids = rows.map(({ id }) => id);
  expect(ids.map(homeOf)).toEqual([0, 7, 7, 4095]);
  expect(ids.map((id) => parseId(id))).toEqual(ids);
  expect(new Set(ids).size).toBe(4);
});
