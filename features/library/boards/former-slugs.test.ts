import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type Caller, type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { requireVisibleBoard } from './board.service.ts';
import { purgeBoardsJob } from './recently-deleted/recently-deleted.service.ts';

const DAY = 86_400_000;
const MERGE = 'POST /v3/boards/:source/merge/:target/';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const makes = async (who: CastMember, board: { name: string; privacy?: 'secret' }) =>
  (await who.call('BoardResource.create', board)).data.id as Id;

const edits = (
  who: CastMember,
  board_id: Id,
  changes: { name?: string; privacy?: 'public' | 'protected' | 'secret' },
) => {
  platform.clock.advance(1000);
  return who.call('BoardResource.update', { board_id, ...changes });
};

const at = async (who: Caller, username: string, slug: string) => {
  try {
    return (await who.call('BoardResource.get', { username, slug })).data.id;
  } catch (refusal) {
    expect(refusal).toMatchObject({ kind: 'not-found' });
    return null;
  }
};

const formerOf = async (id: Id) =>
  (
    await platform.db.rows<{ slug: string }>(
      'select slug from former_board_slugs where board_id = $1 order by left_at desc',
      [id],
    )
  ).map(({ slug }) => slug);

const purge = async () => {
  platform.clock.advance(30 * DAY + 1000);
  await platform.jobs.enqueue(platform.db, purgeBoardsJob, {});
  await platform.runJobs();
};

test('every address that a board had leads to it, also to its sections; a new spelling of its name keeps it', async () => {
  const { ada, visitor } = cast;
  const board = await makes(ada, { name: 'Moss' });
  const { data: section } = await ada.call('BoardSectionResource.create', {
    board_id: board,
    name: 'Wet',
    initial_pins: [],
  });
  await edits(ada, board, { name: 'MOSS' });
  expect(await formerOf(board)).toEqual([]);
  await edits(ada, board, { name: 'Moss and fern' });
  await edits(ada, board, { name: 'Fern' });
  for (const slug of ['moss', 'MOSS', 'moss-and-fern', 'fern']) {
    expect(await at(visitor, 'ADA', slug)).toBe(board);
    const address = { username: 'ada', board_slug: slug, section_slug: 'wet' };
    expect((await visitor.call('BoardSectionResource.get', address)).data.id).toBe(section.id);
  }
  expect(await at(visitor, 'ben', 'moss')).toBeNull();
  const { data } = await visitor.call('BoardResource.get', { username: 'ada', slug: 'moss' });
  expect(data.url).toBe('/ada/fern/');
});

test('a board called back what it was before is at that address, and the name between leads to it', async () => {
  const { ada, visitor } = cast;
  const board = await makes(ada, { name: 'There' });
  await edits(ada, board, { name: 'Away' });
  await edits(ada, board, { name: 'There' });
  expect(await formerOf(board)).toEqual(['away']);
  const { data } = await visitor.call('BoardResource.get', { username: 'ada', slug: 'away' });
  expect(data).toMatchObject({ id: board, url: '/ada/there/' });
  expect(await at(visitor, 'ada', 'there')).toBe(board);
});

test('the board that has an address comes before those that had it, and the last that had it before others', async () => {
  const { ada, visitor } = cast;
  const first = await makes(ada, { name: 'Shelf' });
  await edits(ada, first, { name: 'First shelf' });
  const second = await makes(ada, { name: 'Shelf' });
  expect(await at(visitor, 'ada', 'shelf')).toBe(second);
  expect(await formerOf(first)).toEqual([]);
  await edits(ada, second, { name: 'Second shelf' });
  expect(await at(visitor, 'ada', 'shelf')).toBe(second);
  await edits(ada, first, { name: 'Shelf' });
  expect(await at(visitor, 'ada', 'shelf')).toBe(first);
  expect(await formerOf(second)).toEqual([]);
  await edits(ada, first, { name: 'First shelf' });
  expect(await at(visitor, 'ada', 'shelf')).toBe(first);
});

test('of boards that had an address and are gone from it in different ways the last one is found', async () => {
  const { ada, visitor } = cast;
  const [one, two] = [await makes(ada, { name: 'Heir one' }), await makes(ada, { name: 'Heir two' })];
  for (const target of [one, two]) {
    const source = await makes(ada, { name: 'Ladder' });
    platform.clock.advance(1000);
    await ada.call(MERGE, { source, target });
    expect(await at(visitor, 'ada', 'ladder')).toBe(target);
  }
  const renamed = await makes(ada, { name: 'Ladder' });
  await edits(ada, renamed, { name: 'Steps' });
  expect(await at(visitor, 'ada', 'ladder')).toBe(renamed);
  await purge();
  expect(await at(visitor, 'ada', 'ladder')).toBe(renamed);
});

test('two renames at once note what the board was called between them', async () => {
  const { ada, visitor } = cast;
  const board = await makes(ada, { name: 'Start' });
  await Promise.all([edits(ada, board, { name: 'Left' }), edits(ada, board, { name: 'Right' })]);
  const found = await Promise.all(['start', 'left', 'right'].map((slug) => at(visitor, 'ada', slug)));
  expect(found).toEqual([board, board, board]);
});

test('who may not see a board finds it at none of its addresses', async () => {
  const { ada, ben, chi, visitor, bot } = cast;
  const board = await makes(ada, { name: 'Surprise' });
  await ada.shares(board, ben);
  await edits(ada, board, { name: 'Party' });
  for (const privacy of ['secret', 'protected'] as const) {
    await edits(ada, board, { privacy });
    for (const slug of ['surprise', 'party']) {
      for (const who of [chi, visitor, bot]) expect(await at(who, 'ada', slug)).toBeNull();
      for (const who of [ada, ben]) expect(await at(who, 'ada', slug)).toBe(board);
    }
  }
  await edits(ada, board, { privacy: 'public' });
  expect(await at(visitor, 'ada', 'surprise')).toBe(board);
  await ada.blocks(chi);
  expect(await at(chi, 'ada', 'surprise')).toBeNull();
  await ada.call('BoardResource.delete', { board_id: board });
  for (const who of [ada, ben, visitor]) expect(await at(who, 'ada', 'surprise')).toBeNull();
});

test('a name that only members of a board knew leads nobody else, also once the board is public', async () => {
  const { ada, ben, visitor } = cast;
  const board = await makes(ada, { name: 'Gifts for Ben', privacy: 'secret' });
  await edits(ada, board, { name: 'Ideas', privacy: 'public' });
  expect(await at(visitor, 'ada', 'ideas')).toBe(board);
  for (const who of [ben, visitor]) expect(await at(who, 'ada', 'gifts-for-ben')).toBeNull();
  expect(await at(ada, 'ada', 'gifts-for-ben')).toBe(board);
});

test('what led to a board leads to the one that it was merged into, also when it is gone for good', async () => {
  const { ada, visitor } = cast;
  const source = await makes(ada, { name: 'Old source' });
  await edits(ada, source, { name: 'New source' });
  const hidden = await makes(ada, { name: 'Hidden source', privacy: 'secret' });
  const target = await makes(ada, { name: 'Target' });
  await ada.call(MERGE, { source, target });
  await ada.call(MERGE, { source: hidden, target });
  await edits(ada, target, { name: 'Other target' });
  const slugs = ['old-source', 'new-source', 'target'];
  for (const slug of slugs) expect(await at(visitor, 'ada', slug)).toBe(target);
  await purge();
  expect(await platform.db.rows('select from boards where id = $1', [source])).toEqual([]);
  for (const slug of slugs) expect(await at(visitor, 'ada', slug)).toBe(target);
  expect(await at(visitor, 'ada', 'hidden-source')).toBeNull();
  expect(await formerOf(target)).not.toContain('hidden-source');
  await edits(ada, target, { privacy: 'secret' });
  for (const slug of slugs) expect(await at(visitor, 'ada', slug)).toBeNull();
});

test('a board that comes back has its addresses again, but for those that others took', async () => {
  const { ada, visitor } = cast;
  const board = await makes(ada, { name: 'Gone' });
  await edits(ada, board, { name: 'Gone far' });
  await edits(ada, board, { name: 'Gone further' });
  await ada.call('BoardResource.delete', { board_id: board });
  const other = await makes(ada, { name: 'Gone' });
  const passing = await makes(ada, { name: 'Gone further' });
  await edits(ada, passing, { name: 'Passed' });
  expect(await at(visitor, 'ada', 'gone-further')).toBe(passing);
  await ada.call('BoardRestoreResource.create', { board_id: board });
  expect(await at(visitor, 'ada', 'gone')).toBe(other);
  expect(await at(visitor, 'ada', 'gone-far')).toBe(board);
  expect(await at(visitor, 'ada', 'gone-further')).toBe(board);
  expect(await formerOf(passing)).toEqual([]);
});

test('the last 20 names of a board are kept, and none of them outlives it', async () => {
  const { ada, visitor } = cast;
  const board = await makes(ada, { name: 'Name 0' });
  for (let number = 1; number <= 22; number += 1) await edits(ada, board, { name: `Name ${number}` });
  expect(await formerOf(board)).toEqual(Array.from({ length: 20 }, (_, index) => `name-${21 - index}`));
  expect(await at(visitor, 'ada', 'name-1')).toBeNull();
  expect(await at(visitor, 'ada', 'name-2')).toBe(board);
  await ada.call('BoardResource.delete', { board_id: board });
  await purge();
  expect(await formerOf(board)).toEqual([]);
});

test('what a person was called before leads to their boards too', async () => {
  const { visitor } = cast;
  const dana = await memberOf(platform, 'dana');
  const board = await makes(dana, { name: 'Lamps' });
  await edits(dana, board, { name: 'Lights' });
  await dana.call('UsernameResource.update', { username: 'dana_lights' });
  for (const slug of ['lamps', 'lights']) {
    for (const username of ['dana', 'dana_lights']) expect(await at(visitor, username, slug)).toBe(board);
  }
  const { data } = await visitor.call('BoardResource.get', { username: 'dana', slug: 'lights' });
  expect(data.url).toBe('/dana_lights/lights/');
});

test('a board at its own address costs no further query, one at no address one', async () => {
  const { ada, visitor } = cast;
  await makes(ada, { name: 'Counted' });
  const asks = async (slug: string) => {
    const { context, count } = countingQueries(await visitor.context());
    await requireVisibleBoard(context, { username: 'ada', slug }).catch(() => null);
    return count();
  };
  expect(await asks('never')).toBe(2);
  // Its row, then its collaborators, cover and actions if it has any.
  expect(await asks('counted')).toBe(1);
});
