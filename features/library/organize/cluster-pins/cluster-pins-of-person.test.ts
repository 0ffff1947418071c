import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { homeOf, parseId } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { listPinsOfCluster } from '../show-cluster/show-cluster.service.ts';
import { clusterPinsOf } from './cluster-pins.service.ts';

const CLUSTERS = 'GET /v3/users/profile/pins/clusters/';
const FEED = 'GET /v3/users/profile/pins/cluster/:id/feed/';
const SOUPS = ['Pumpkin soup with ginger', 'Lentil soup in a bowl', 'Cold cucumber soup', 'Soups for winter'];
const CHAIRS = [
  'Wing chair by the stove',
  'A chair of bent oak',
  'Rattan chair, repaired',
  'Chairs of beech',
];

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

/** Runs jobs scheduled for later, too. */
const settle = () => platform.runJobs({ later: true });

async function save(
  member: CastMember,
  titles: readonly string[],
  board: Id | null = null,
): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) ids.push((await member.saves.pin({ title, board })).id);
  return ids;
}

const suggested = async (member: CastMember) => (await member.call(CLUSTERS, {})).data;

test('[API-02] saved pins become suggestions, whose pins are answered page by page', async () => {
  const maker = await memberOf(platform, 'soupmaker');
  const soups = await save(maker, SOUPS);
  await save(maker, CHAIRS);
  expect(await suggested(maker)).toEqual([]);
  await settle();
  const found = await suggested(maker);
  expect(found.map(({ names, pin_count }) => [names[0], pin_count]).sort()).toEqual([
    ['chair', 4],
    ['soup', 4],
  ]);
  const id = found.find(({ names }) => names[0] === 'soup')?.id ?? '';
  const { data } = await maker.call(FEED, { id, fields: 'pin.id,pin.images[236x]' });
  expect(data.map((pin) => pin.id)).toEqual([...soups].reverse());
  expect(Object.keys(data[0] ?? {})).toEqual(['id', 'images']);
  expect(data[0]?.images).toEqual({
    '236x': expect.objectContaining({ url: expect.stringContaining('/236x/') }),
  });
  const first = await maker.call(FEED, { id, page_size: 3 });
  const second = await maker.call(FEED, { id, page_size: 3, bookmarks: [first.bookmark] });
  expect([...first.data, ...second.data].map((pin) => pin.id)).toEqual([...soups].reverse());
  expect(second.bookmark).toBeNull();
});

test('ids stay while pins come and go, and deleted pins show nowhere', async () => {
  const maker = await memberOf(platform, 'staying');
  const [first = ''] = await save(maker, SOUPS);
  await save(maker, CHAIRS);
  await settle();
  const before = await suggested(maker);
  await maker.call('PinResource.delete', { id: first });
  const meanwhile = await suggested(maker);
  expect(meanwhile.find(({ names }) => names[0] === 'soup')?.pin_count).toBe(3);
  await save(maker, ['Fish soup', 'Onion soup']);
  await settle();
  const after = await suggested(maker);
  expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  expect(after.find(({ names }) => names[0] === 'soup')?.pin_count).toBe(5);
});

test('editing a pin moves it to what it is about now', async () => {
  const maker = await memberOf(platform, 'editing');
  const [odd = ''] = await save(maker, ['Untitled']);
  await save(maker, [...SOUPS, ...CHAIRS]);
  await settle();
  await maker.call('PinResource.update', { id: odd, title: 'Barley soup' });
  await settle();
  const soup = (await suggested(maker)).find(({ names }) => names[0] === 'soup');
  expect(soup?.pin_count).toBe(5);
});

test('pins that were moved to one board are suggested no more, at once and later; those on several boards are', async () => {
  const maker = await memberOf(platform, 'moving');
  const soups = await save(maker, SOUPS);
  const [one, two] = [await maker.makes.board('One'), await maker.makes.board('Two')];
  const chairs = [
    ...(await save(maker, CHAIRS.slice(0, 2), one)),
    ...(await save(maker, CHAIRS.slice(2), two)),
  ];
  await settle();
  const names = async () => (await suggested(maker)).map(({ names }) => names[0]).sort();
  expect(await names()).toEqual(['chair', 'soup']);
  await maker.call('BulkEditResource.update', { board_id: one, pin_ids: soups });
  expect(await names()).toEqual(['chair']);
  await settle();
  expect(await names()).toEqual(['chair']);
  expect(chairs).toHaveLength(4);
});

test('a cluster of somebody else, a wrong id and none at all are not found', async () => {
  const [{ id = '' } = {}] = await suggested(await memberOf(platform, 'empty'));
  expect(id).toBe('');
  const maker = await memberOf(platform, 'hiding');
  await save(maker, SOUPS);
  await settle();
  const [own] = await suggested(maker);
  for (const wrong of ['1', cast.ben.id]) {
    await expect(maker.call(FEED, { id: wrong })).rejects.toMatchObject({
      kind: 'not-found',
      reason: 'cluster-not-found',
    });
  }
  await expect(maker.call(FEED, { id: 'x' })).rejects.toMatchObject({ kind: 'invalid', field: 'id' });
  await expect(cast.ben.call(FEED, { id: own?.id ?? '' })).rejects.toMatchObject({ kind: 'not-found' });
  await expect(cast.visitor.call(FEED, { id: own?.id ?? '' })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});

test('however many pins change, one job waits; two at once write the clusters once', async () => {
  const maker = await memberOf(platform, 'busy');
  await save(maker, [...SOUPS, ...CHAIRS]);
  const waiting = await platform.db.rows(
    `select name from jobs.job where name like '%organize.cluster%' and state = 'created' and singleton_key = $1`,
    [maker.id],
  );
  expect(waiting).toEqual([{ name: 'on.organize.cluster-settled-pins' }]);
  await Promise.all([1, 2, 3].map(() => clusterPinsOf(platform, maker.id)));
  const kept = await platform.db.rows('select id from pin_clusters where home = $1 and user_id = $2', [
    homeOf(maker.id),
    maker.id,
  ]);
  expect(kept).toHaveLength(2);
});

test('clusters are found once the pins have been left alone for a while, not at the first change', async () => {
  const maker = await memberOf(platform, 'calm');
  await save(maker, SOUPS);
  // What is to start at a time starts by the clock of the database.
  platform.clock.set(new Date());
  await platform.db.write('update jobs.job set start_after = now() where singleton_key = $1', [maker.id]);
  await platform.runJobs();
  const [job] = await platform.db.rows<{ wait: number }>(
    `select extract(epoch from start_after)::float8 - $2::float8 / 1000 as wait from jobs.job
     where name = 'organize.cluster-pins' and state = 'created' and data ->> 'person_id' = $1`,
    [maker.id, platform.clock.now().getTime()],
  );
  expect(job?.wait).toBeCloseTo(15, 1);
});

test('[API-01] where the experiment is off nothing is found', async () => {
  const maker = await memberOf(platform, 'outside');
  await save(maker, SOUPS);
  const { flagSource } = platform;
  const overrides = { auto_organization: 'control' };
  const off: typeof flagSource = { flagsFor: (of) => flagSource.flagsFor({ ...of, overrides }) };
  await clusterPinsOf({ ...platform, flagSource: off }, maker.id);
  expect(await suggested(maker)).toEqual([]);
  await clusterPinsOf(platform, maker.id);
  expect(await suggested(maker)).toHaveLength(1);
});

test('a page of a cluster costs the same number of queries whatever it shows', async () => {
  const maker = await memberOf(platform, 'counting');
  const board = await maker.makes.board('Some');
  await save(maker, SOUPS.slice(0, 1), board);
  await save(maker, [...SOUPS, ...SOUPS, ...SOUPS]);
  await settle();
  const id = parseId((await suggested(maker))[0]?.id ?? '');
  if (!id) throw new Error('nothing was suggested');
  const cost = async (pageSize: number) => {
    const { viewer } = maker;
    const { context, count } = countingQueries({ ...(await maker.context()), viewer });
    const { items } = await listPinsOfCluster(context, id, { after: null, pageSize });
    return [items.length, count()];
  };
  const [[few, first], [many, second]] = [await cost(1), await cost(50)];
  expect([few, many]).toEqual([1, 13]);
  expect(second).toBe(first);
});

test('for whoever refuses personalization no clusters are made, nor are those shown that were', async () => {
  const maker = await memberOf(platform, 'refusing');
  const allow = (allow_personalization_cookies: boolean) =>
    maker.call('UserSettingsResource.update', { allow_personalization_cookies });
  const clusters = () =>
    platform.db.rows<{ id: Id }>('select id from pin_clusters where user_id = $1', [maker.id]);
  await allow(false);
  await save(maker, SOUPS);
  await settle();
  expect(await clusters()).toEqual([]);
  await allow(true);
  await clusterPinsOf(platform, maker.id);
  const id = (await clusters())[0]?.id ?? '';
  expect((await maker.call(FEED, { id })).data).toHaveLength(4);
  await allow(false);
  await expect(maker.call(FEED, { id })).rejects.toMatchObject({ kind: 'not-found' });
});
