import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

const CLUSTERS = 'GET /v3/users/profile/pins/clusters/';
let platform: TestPlatform;
let cast: Cast;
let lamps: Id;

/** A cluster as the job that finds them writes it. */
async function cluster(userId: Id, names: string[], pinIds: readonly string[]): Promise<Id> {
  const home = homeOf(userId);
  const [row] = await platform.db.rows<{ id: Id }>(
    'insert into pin_clusters (home, id, user_id, names) values ($1::smallint, new_id($1::smallint), $2, $3) returning id',
    [home, userId, names],
  );
  if (!row) throw new Error('no cluster was made');
  await platform.db.write(
    'insert into pin_cluster_pins (home, cluster_id, pin_id) select $1, $2, unnest($3::bigint[])',
    [home, row.id, pinIds],
  );
  return row.id;
}

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const { ada } = cast;
  const board = await ada.makes.board('Rooms');
  const loose = [await ada.saves.pin(), await ada.saves.pin()];
  const sorted = [
    await ada.saves.pin({ board }),
    await ada.saves.pin({ board }),
    await ada.saves.pin({ board }),
  ];
  await cluster(ada.id, ['chairs'], [loose[0]?.id ?? '']);
  lamps = await cluster(
    ada.id,
    ['lamps', 'light'],
    [...loose, ...sorted].map((pin) => pin.id),
  );
});

test('[ENTITY-27] a cluster has an id, names, thumbnails of 236x, and the number of its pins; the largest comes first', async () => {
  const { data } = await cast.ada.call(CLUSTERS, {});
  expect(data.map((found) => [found.names, found.pin_count])).toEqual([
    [['lamps', 'light'], 5],
    [['chairs'], 1],
  ]);
  expect(data[0]?.id).toBe(lamps);
  expect(data[0]?.thumbnails).toHaveLength(5);
  for (const address of data[0]?.thumbnails ?? [])
    expect(address).toMatch(/\/236x\/..\/..\/..\/[0-9a-f]{32}\.jpg$/);
});

test('pins that are on no board can be left out, and a cluster without pins is none', async () => {
  const { data } = await cast.ada.call(CLUSTERS, { exclude_quick_save_pins: 'true' });
  expect(data.map((found) => [found.names[0], found.pin_count])).toEqual([['lamps', 3]]);
});

test('others have their own, and a visitor none', async () => {
  expect((await cast.ben.call(CLUSTERS, {})).data).toEqual([]);
  await expect(cast.visitor.call(CLUSTERS, {})).rejects.toMatchObject({ status: 401 });
});
