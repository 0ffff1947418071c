import { beforeAll, expect, test } from 'vitest';
import { requireVisibleSection } from '#features/library/sections/section.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Caller, type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { purgeBoardsJob } from './recently-deleted/recently-deleted.service.ts';

const DAY = 86_400_000;

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const makes = async (who: CastMember, board: { name: string; privacy?: 'secret' }) =>
  (await who.call('BoardResource.create', board)).data.id as Id;

const adds = async (who: CastMember, board_id: Id, name: string) =>
  (await who.call('BoardSectionResource.create', { board_id, name, initial_pins: [] })).data.id as Id;

const renames = (who: CastMember, section_id: Id, name: string) => {
  platform.clock.advance(1000);
  return who.call('BoardSectionEditResource.update', { section_id, name });
};

const merges = (who: CastMember, source: Id, target: Id) => {
  platform.clock.advance(1000);
  return who.call('POST /v3/boards/:source/merge/:target/', { source, target });
};

const at = async (who: Caller, address: string) => {
  const [board_slug = '', section_slug = ''] = address.split('/');
  try {
    return (await who.call('BoardSectionResource.get', { username: 'ada', board_slug, section_slug })).data
      .id;
  } catch (refusal) {
    expect(refusal).toMatchObject({ kind: 'not-found' });
    return null;
  }
};

const formerOf = async (id: Id) =>
  (
    await platform.db.rows<{ slug: string }>(
      'select slug from former_section_slugs where section_id = $1 order by left_at desc',
      [id],
    )
  ).map(({ slug }) => slug);

const purge = async () => {
  platform.clock.advance(30 * DAY + 1000);
  await platform.jobs.enqueue(platform.db, purgeBoardsJob, {});
  await platform.runJobs();
};

test('every slug that a section had leads to it, also at a former address of its board', async () => {
  const { ada, visitor } = cast;
  const board = await makes(ada, { name: 'Moss' });
  const section = await adds(ada, board, 'Wet');
  await renames(ada, section, 'WET');
  expect(await formerOf(section)).toEqual([]);
  await renames(ada, section, 'Damp');
  await renames(ada, section, 'Soaked');
  await ada.call('BoardResource.update', { board_id: board, name: 'Fern' });
  for (const slug of ['moss', 'fern']) {
    for (const name of ['wet', 'WET', 'damp', 'soaked']) {
      expect(await at(visitor, `${slug}/${name}`)).toBe(section);
    }
  }
  const other = await makes(ada, { name: 'Other moss' });
  expect(await at(visitor, 'other-moss/wet')).toBeNull();
  const named = { username: 'ada', board_slug: 'moss', section_slug: 'wet' };
  expect((await visitor.call('BoardSectionResource.get', named)).data).toMatchObject({ slug: 'soaked' });
  expect((await visitor.call('BoardSectionPinsResource.get', named)).data).toEqual([]);
  expect(await adds(ada, other, 'Wet')).toBe(await at(visitor, 'other-moss/wet'));
});

test('the section that has a slug comes before those that had it, and the last that had it before others', async () => {
  const { ada, visitor } = cast;
  const board = await makes(ada, { name: 'Shelf' });
  const first = await adds(ada, board, 'Top');
  await renames(ada, first, 'Upper');
  const second = await adds(ada, board, 'Top');
  expect(await at(visitor, 'shelf/top')).toBe(second);
  expect(await formerOf(first)).toEqual([]);
  await renames(ada, second, 'Lower');
  expect(await at(visitor, 'shelf/top')).toBe(second);
  await renames(ada, first, 'Top');
  expect(await at(visitor, 'shelf/top')).toBe(first);
  expect(await formerOf(second)).toEqual([]);
  expect(await at(visitor, 'shelf/upper')).toBe(first);
});

test('who may not see a board finds none of its sections by any name, and a deleted section is at none', async () => {
  const { ada, ben, chi, visitor } = cast;
  const board = await makes(ada, { name: 'Surprise' });
  await ada.shares(board, ben);
  const section = await adds(ada, board, 'Cake');
  await renames(ada, section, 'Candles');
  await ada.call('BoardResource.update', { board_id: board, privacy: 'secret' });
  for (const name of ['cake', 'candles']) {
    for (const who of [chi, visitor]) expect(await at(who, `surprise/${name}`)).toBeNull();
    for (const who of [ada, ben]) expect(await at(who, `surprise/${name}`)).toBe(section);
  }
  await ada.call('BoardResource.update', { board_id: board, privacy: 'public' });
  expect(await at(visitor, 'surprise/cake')).toBe(section);
  await ada.call('BoardSectionEditResource.delete', { section_id: section });
  for (const who of [ada, visitor]) expect(await at(who, 'surprise/cake')).toBeNull();
});

test('a name that only members of a board knew leads nobody else, also once the board is public', async () => {
  const { ada, ben, visitor } = cast;
  const board = await makes(ada, { name: 'Party', privacy: 'secret' });
  const section = await adds(ada, board, 'Gifts for Ben');
  await renames(ada, section, 'Gifts');
  await ada.call('BoardResource.update', { board_id: board, privacy: 'public' });
  await renames(ada, section, 'Ideas');
  for (const who of [ben, visitor]) {
    expect(await at(who, 'party/gifts')).toBe(section);
    expect(await at(who, 'party/gifts-for-ben')).toBeNull();
  }
  expect(await at(ada, 'party/gifts-for-ben')).toBe(section);
});

test('what led to the sections of a merged board leads to those that took their pins', async () => {
  const { ada, visitor } = cast;
  const [source, target] = [await makes(ada, { name: 'Source' }), await makes(ada, { name: 'Target' })];
  const duplicate = await adds(ada, target, 'Lamps!');
  await renames(ada, duplicate, 'Lamp');
  const own = await adds(ada, target, 'Chairs');
  await renames(ada, own, 'Seats');
  const renamed = await adds(ada, source, 'Bulbs');
  await renames(ada, renamed, 'Lamp');
  const alone = await adds(ada, source, 'Rugs');
  await renames(ada, alone, 'Carpets');
  const passed = await adds(ada, source, 'Chairs');
  await renames(ada, passed, 'Seats');
  await renames(ada, passed, 'Sofas');
  await merges(ada, source, target);
  const carpets = await at(visitor, 'target/carpets');
  expect(await formerOf(carpets as Id)).toEqual(['rugs']);
  const check = async () => {
    for (const board of ['source', 'target']) {
      expect(await at(visitor, `${board}/bulbs`)).toBe(duplicate);
      expect(await at(visitor, `${board}/rugs`)).toBe(carpets);
      // Live sections come first, then former ones.
      expect(await at(visitor, `${board}/seats`)).toBe(own);
      expect(await at(visitor, `${board}/chairs`)).toBe(own);
    }
  };
  await check();
  await purge();
  await check();
});

test('names that only members of a merged board knew lead nobody to another board', async () => {
  const { ada, ben, visitor } = cast;
  const target = await makes(ada, { name: 'Shown' });
  await ada.shares(target, ben);
  await adds(ada, target, 'For all');
  const opened = await makes(ada, { name: 'Opened', privacy: 'secret' });
  await renames(ada, await adds(ada, opened, 'For Ben'), 'Presents');
  await ada.call('BoardResource.update', { board_id: opened, privacy: 'public' });
  const hidden = await makes(ada, { name: 'Hidden', privacy: 'secret' });
  const before = await adds(ada, hidden, 'For-all');
  await adds(ada, hidden, 'For all');
  await ada.call('BoardSectionEditResource.delete', { section_id: before });
  expect(await at(ada, 'hidden/for-all-2')).toBeTruthy();
  await merges(ada, opened, target);
  await merges(ada, hidden, target);
  expect(await at(visitor, 'shown/presents')).toBeTruthy();
  const former = await platform.db.rows('select slug from former_section_slugs where board_id = $1', [
    target,
  ]);
  expect(former).toEqual([]);
  for (const who of [ada, ben, visitor]) expect(await at(who, 'shown/for-ben')).toBeNull();
});

test('two renames at once note what the section was called between them', async () => {
  const { ada, visitor } = cast;
  const board = await makes(ada, { name: 'Twice' });
  const section = await adds(ada, board, 'Start');
  await Promise.all([renames(ada, section, 'Left'), renames(ada, section, 'Right')]);
  const found = await Promise.all(['start', 'left', 'right'].map((name) => at(visitor, `twice/${name}`)));
  expect(found).toEqual([section, section, section]);
});

test('the last 20 names of a section are kept, and none of them outlives its board', async () => {
  const { ada, visitor } = cast;
  const board = await makes(ada, { name: 'Names' });
  const section = await adds(ada, board, 'Name 0');
  for (let number = 1; number <= 22; number += 1) await renames(ada, section, `Name ${number}`);
  expect(await formerOf(section)).toEqual(Array.from({ length: 20 }, (_, index) => `name-${21 - index}`));
  expect(await at(visitor, 'names/name-1')).toBeNull();
  expect(await at(visitor, 'names/name-2')).toBe(section);
  await ada.call('BoardResource.delete', { board_id: board });
  await purge();
  expect(await formerOf(section)).toEqual([]);
});

test('a section at its own address costs no further query, one at no address one', async () => {
  const { ada, visitor } = cast;
  const board = await makes(ada, { name: 'Counted' });
  await adds(ada, board, 'Here');
  const asks = async (slug: string) => {
    const { context, count } = countingQueries(await visitor.context());
    const address = { board: { username: 'ada', slug: 'counted' }, section: { id: null, slug } };
    await requireVisibleSection(context, address).catch(() => null);
    return count();
  };
  // The board, then the section's id and row.
  expect(await asks('here')).toBe(3);
  expect(await asks('never')).toBe(3);
});
