import { beforeEach, expect, test } from 'vitest';
import { givesAccess } from '#features/business/access/testing-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { listServableAds } from '../servable-ads.service.ts';
import { type AdIds, adRows } from '../testing-ads.ts';

let platform: TestPlatform;
let cast: Cast;
let ids: AdIds;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const pinId = (await cast.studio.saves.pin()).id as Id;
  ids = await adRows(platform.db, { ownerId: cast.studio.id, pinId });
});

type Level = 'CAMPAIGN' | 'AD_GROUP' | 'AD';
type Status = 'ACTIVE' | 'PAUSED' | 'ARCHIVED';

const set = (level: Level, id: string, status: Status, more = {}, who = cast.studio) =>
  who.call('AdStatusResource.update', { level, ids: [id], status, ...more });
const changes = async (filter = {}) =>
  (await cast.studio.call('AdChangesResource.get', { ad_account_id: ids.account, ...filter })).data;
const undo = (change_id: string) => cast.studio.call('AdChangeUndoResource.create', { change_id });
const shown = async () => (await listServableAds(platform)).length;

test('[ADS-41] the history says who changed what, when and from what to what, filters, and undoes', async () => {
  await givesAccess(platform.db, cast.studio, cast.ben, 'ADMIN');
  await set('AD', ids.ad, 'PAUSED', { orbac_subject_id: cast.studio.id }, cast.ben);
  await set('CAMPAIGN', ids.campaign, 'PAUSED');
  const lines = async (path: string) =>
    (await cast.studio.opens(path))
      .one('list', 'Changes')
      .all('listitem')
      .map((line) => line.text)
      .filter((text) => text.includes('@'));
  const all = await lines('/advertiser/history/');
  const year = String(platform.clock.now().getUTCFullYear());
  expect(all).toHaveLength(2);
  expect(all[0]).toMatch(new RegExp(`Campaign.*Lamps.*Status: Active → Paused.*@studio.*${year}.*UTC`));
  expect(await lines('/advertiser/history/?level=AD')).toEqual([expect.stringContaining('@ben')]);
  expect(await lines('/advertiser/history/?actor=studio')).toEqual([expect.stringContaining('@studio')]);
  expect(await shown()).toBe(0);
  for (const { id } of await changes()) await undo(id);
  expect(await shown()).toBe(1);
});

test('what was changed again since is not undone, and archiving is for good', async () => {
  await set('AD', ids.ad, 'PAUSED');
  const [paused] = await changes();
  await set('AD', ids.ad, 'ACTIVE');
  await expect(undo(paused?.id ?? '')).rejects.toMatchObject({ kind: 'conflict', reason: 'changed-since' });
  await set('AD', ids.ad, 'ARCHIVED');
  const [archived] = await changes();
  expect(archived?.is_undoable).toBe(false);
  await expect(undo(archived?.id ?? '')).rejects.toMatchObject({ reason: 'changed-since' });
  await expect(set('AD', ids.ad, 'ACTIVE')).rejects.toMatchObject({
    kind: 'conflict',
    reason: 'is-archived',
  });
});

test.each(['CAMPAIGN', 'AD_GROUP', 'AD'] as const)(
  'a paused %s stops what is below it, until resumed',
  async (level) => {
    const id = { CAMPAIGN: ids.campaign, AD_GROUP: ids.group, AD: ids.ad }[level];
    await set(level, id, 'PAUSED');
    expect(await shown()).toBe(0);
    await set(level, id, 'ACTIVE');
    expect(await shown()).toBe(1);
  },
);

test('of several in one call all change or none', async () => {
  const call = cast.studio.call('AdStatusResource.update', {
    ...{ level: 'AD', ids: [ids.ad, ids.group], status: 'PAUSED' },
  });
  await expect(call).rejects.toMatchObject({ kind: 'not-found' });
  expect(await shown()).toBe(1);
});

test('a change to what it is already is no change', async () => {
  await set('AD', ids.ad, 'ACTIVE');
  expect(await changes()).toEqual([]);
});
