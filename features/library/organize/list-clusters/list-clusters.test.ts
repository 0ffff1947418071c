import { beforeAll, expect, test } from 'vitest';
import { dispatch } from '#api/resource/dispatch.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { clusterRows } from '#testing/cast-rows.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { clustersGet } from './list-clusters.resource.ts';

const CLUSTERS = 'GET /v3/users/profile/pins/clusters/';
let platform: TestPlatform;
let cast: Cast;
let lamps: Id;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const { ada } = cast;
  const boards = [await ada.makes.board('Rooms'), await ada.makes.board('Light')];
  const save = async (board: Id | null = null) => (await ada.saves.pin({ board })).id;
  const loose = [await save(), await save(), await save()];
  const sorted = [await save(boards[0]), await save(boards[0]), await save(boards[1])];
  await clusterRows(platform.db, ada.id, ['chairs'], loose);
  lamps = await clusterRows(platform.db, ada.id, ['lamps', 'light'], [...loose, ...sorted]);
  await clusterRows(platform.db, ada.id, ['two'], loose.slice(1));
  const rugs = [await save(boards[0]), await save(boards[0]), await save()];
  await clusterRows(platform.db, ada.id, ['rugs'], rugs);
});

test('[ENTITY-27] a cluster has an id, names, thumbnails of 236x, and the number of its pins; the largest comes first', async () => {
  const { data } = await cast.ada.call(CLUSTERS, {});
  expect(data.map((found) => [found.names, found.pin_count])).toEqual([
    [['lamps', 'light'], 6],
    [['chairs'], 3],
  ]);
  expect(data[0]?.id).toBe(lamps);
  expect(data[0]?.thumbnails).toHaveLength(5);
  for (const address of data[0]?.thumbnails ?? [])
    expect(address).toMatch(/\/236x\/..\/..\/..\/[0-9a-f]{32}\.jpg$/);
});

test('[API-01] pins that are on no board can be left out, and what is left of a cluster may be too little', async () => {
  const { data } = await cast.ada.call(CLUSTERS, { exclude_quick_save_pins: 'true' });
  expect(data.map((found) => [found.names[0], found.pin_count])).toEqual([['lamps', 3]]);
});

test('a few pins are no board, and pins that mostly stand on one board have theirs', async () => {
  const { data } = await cast.ada.call(CLUSTERS, {});
  const names = data.map((found) => found.names[0]);
  expect(names).not.toContain('two');
  expect(names).not.toContain('rugs');
});

test('[API-01] as many are answered as were asked for, at most ten', async () => {
  expect((await cast.ada.call(CLUSTERS, { max_cluster_limit: 1 })).data).toHaveLength(1);
  const loose = await Promise.all([1, 2, 3].map(() => cast.ben.saves.pin()));
  for (let n = 1; n <= 12; n += 1) {
    await clusterRows(
      platform.db,
      cast.ben.id,
      [`subject ${n}`],
      loose.map((pin) => pin.id),
    );
  }
  const call = { exclude_quick_save_pins: 'false', max_cluster_limit: '50' } as const;
  expect((await cast.ben.call(CLUSTERS, call)).data).toHaveLength(10);
});

test('[API-01] nothing is suggested where the experiment is off', async () => {
  const context = await cast.ada.context();
  const overrides = { auto_organization: 'control' };
  const flags = await platform.flagSource.flagsFor({ unitId: cast.ada.id, overrides });
  expect((await dispatch(clustersGet, { ...context, flags }, {})).data).toEqual([]);
});

test('others have their own, and a visitor none', async () => {
  expect((await cast.chi.call(CLUSTERS, {})).data).toEqual([]);
  await expect(cast.visitor.call(CLUSTERS, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
});

test('whoever refuses personalization gets no suggestions, until they allow it again', async () => {
  const { ada } = cast;
  const allow = (allow_personalization_cookies: boolean) =>
    ada.call('UserSettingsResource.update', { allow_personalization_cookies });
  await allow(false);
  expect((await ada.call(CLUSTERS, {})).data).toEqual([]);
  await allow(true);
  expect((await ada.call(CLUSTERS, {})).data).toHaveLength(2);
});
