import { beforeAll, beforeEach, expect, test } from 'vitest';
import { staffOf } from '#features/trust/moderation/testing-moderation.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Caller, type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { articleBy } from '../testing-articles.ts';

let platform: TestPlatform;
let cast: Cast;
let staff: CastMember;
let owner: CastMember;
let names = 0;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  staff = await staffOf(platform, 'warden');
});

/** Somebody new, as each test takes something away from them. */
beforeEach(async () => {
  names += 1;
  owner = await memberOf(platform, `owner${names}`);
});

/** An article of a board, a pin on it and a pin on none, between two texts. */
async function made() {
  const board = await owner.makes.board('Lamps');
  const onBoard = await owner.saves.pin({ board, title: 'On a board' });
  const loose = await cast.ada.saves.pin({ title: 'Of Ada' });
  const article_id = await articleBy(staff, {
    is_featured: true,
    cover_pin_id: onBoard.id,
    blocks: [
      { type: 'text', text: 'Before' },
      { type: 'pin', pin_id: onBoard.id },
      { type: 'board', board_id: board },
      { type: 'pin', pin_id: loose.id },
      { type: 'text', text: 'After' },
    ],
  });
  return { article_id, board, onBoard: onBoard.id as Id, loose: loose.id };
}

/** What somebody reads of it, and its cover there, in the feed and where it is featured. */
async function readBy(who: Caller, article_id: string) {
  platform.clock.advance(15_000);
  const { blocks, cover } = (await who.call('ArticleResource.get', { article_id })).data;
  const lists = [
    (await who.call('TodayFeedResource.get', { page_size: 50 })).data,
    (await who.call('FeaturedArticlesResource.get', {})).data,
  ];
  const covers = lists.map((list) => list.find(({ id }) => id === article_id)?.cover?.pin_id ?? null);
  return {
    said: blocks.map((one) =>
      one.type === 'pin' ? one.pin.title : one.type === 'board' ? one.board.name : one.text,
    ),
    covers: [cover?.pin_id ?? null, ...covers],
  };
}

const ALL = ['Before', 'On a board', 'Lamps', 'Of Ada', 'After'];
const LEFT = ['Before', 'Of Ada', 'After'];
const thrice = (id: string | null) => [id, id, id];

test('everybody reads texts, pins and boards in their order, and the cover is the chosen pin', async () => {
  const { article_id, onBoard } = await made();
  for (const who of [cast.visitor, cast.bot, cast.ben, owner, staff]) {
    expect(await readBy(who, article_id)).toEqual({ said: ALL, covers: thrice(onBoard) });
  }
});

test('a board that becomes secret is left out with its pins for all but its owner, and the next pin is the cover', async () => {
  const { article_id, board, onBoard, loose } = await made();
  await owner.call('BoardResource.update', { board_id: board, privacy: 'secret' });
  await platform.runJobs({ later: true });
  for (const who of [cast.visitor, cast.bot, cast.ben, staff]) {
    expect(await readBy(who, article_id)).toEqual({ said: LEFT, covers: thrice(loose) });
  }
  expect(await readBy(owner, article_id)).toEqual({ said: ALL, covers: thrice(onBoard) });
  await owner.call('BoardResource.update', { board_id: board, privacy: 'public' });
  await platform.runJobs({ later: true });
  expect((await readBy(cast.visitor, article_id)).said).toEqual(ALL);
});

test('what its owner deletes is left out, even for the owner', async () => {
  const { article_id, board, onBoard, loose } = await made();
  await owner.call('PinResource.delete', { id: onBoard });
  const without = ['Before', 'Lamps', 'Of Ada', 'After'];
  for (const who of [cast.visitor, owner]) {
    expect(await readBy(who, article_id)).toEqual({ said: without, covers: thrice(loose) });
  }
  await owner.call('BoardResource.delete', { board_id: board });
  await platform.runJobs({ later: true });
  expect((await readBy(cast.visitor, article_id)).said).toEqual(LEFT);
});

test.each([
  ['suspended', 'suspended_at = now()'],
  ['deactivated', 'deactivated_at = now()'],
  ['private', 'is_private_profile = true'],
])('what somebody %s shows is left out', async (_, change) => {
  const { article_id, loose } = await made();
  await platform.db.write(`update users set ${change} where id = $1`, [owner.id]);
  for (const who of [cast.visitor, cast.ben]) {
    expect(await readBy(who, article_id)).toEqual({ said: LEFT, covers: thrice(loose) });
  }
});

test.each(['blocks', 'is blocked by'])(
  'a reader who %s somebody does not see what is theirs',
  async (way) => {
    const { article_id, onBoard, loose } = await made();
    await (way === 'blocks' ? cast.chi.blocks(owner) : owner.blocks(cast.chi));
    expect(await readBy(cast.chi, article_id)).toEqual({ said: LEFT, covers: thrice(loose) });
    expect(await readBy(cast.ben, article_id)).toEqual({ said: ALL, covers: thrice(onBoard) });
  },
);

test('a pin on a board marked as sensitive stays, with its mark, but is no cover', async () => {
  const { article_id, board, loose } = await made();
  await platform.db.write('update boards set sensitivity_screen = true where id = $1', [board]);
  expect(await readBy(cast.visitor, article_id)).toEqual({ said: ALL, covers: thrice(loose) });
  const { blocks } = (await cast.visitor.call('ArticleResource.get', { article_id })).data;
  expect(blocks).toMatchObject([
    {},
    { pin: { board: { sensitivity_screen: true } } },
    { board: { sensitivity_screen: true } },
    {},
    {},
  ]);
});

test('an article of which nothing is left still reads, without a cover', async () => {
  const pin = await owner.saves.pin();
  const article_id = await articleBy(staff, {
    ...{ introduction: 'To begin with', is_featured: true },
    blocks: [{ type: 'pin', pin_id: pin.id }],
  });
  await owner.call('PinResource.delete', { id: pin.id });
  expect(await readBy(cast.visitor, article_id)).toEqual({ said: [], covers: thrice(null) });
  const { data } = await cast.visitor.call('ArticleResource.get', { article_id });
  expect(data).toMatchObject({ title: 'An article', introduction: 'To begin with' });
});

test('an upload is the cover for everybody, until it is taken down', async () => {
  const signature = await staff.has.picture({ width: 1600, height: 900 });
  const pin = await owner.saves.pin();
  const article_id = await articleBy(staff, {
    ...{ cover_signature: signature, cover_pin_id: pin.id },
    blocks: [{ type: 'pin', pin_id: pin.id }],
  });
  const cover = async () => (await cast.ben.call('ArticleResource.get', { article_id })).data.cover;
  expect(await cover()).toMatchObject({
    pin_id: null,
    image_signature: signature,
    images: { '1200x': { width: 1200, height: 675 } },
  });
  await platform.db.write('update media set withheld_at = now() where signature = $1', [signature]);
  expect(await cover()).toMatchObject({ pin_id: pin.id });
});

test('the feed is paged by key, newest first, and has only what is published', async () => {
  await platform.db.write('delete from articles');
  const ids: string[] = [];
  for (let count = 1; count <= 5; count += 1) {
    ids.unshift(await articleBy(staff, { title: `Article ${count}` }));
    // Two at the same moment are told apart by their ids.
    if (count !== 3) platform.clock.advance(1000);
  }
  await articleBy(staff, {}, true);
  const seen: string[] = [];
  let bookmark: string | null = '';
  do {
    const page: { data: { id: string }[]; bookmark: string | null } = await cast.visitor.call(
      'TodayFeedResource.get',
      { page_size: 2, bookmarks: [bookmark] },
    );
    expect(page.data.length).toBeLessThanOrEqual(2);
    seen.push(...page.data.map(({ id }) => id));
    bookmark = page.bookmark;
  } while (bookmark);
  expect(seen).toEqual(ids);
});

test('the newest four that are featured are shown elsewhere, and a change appears within 15 seconds', async () => {
  await platform.db.write('delete from articles');
  platform.clock.advance(15_000);
  const featured = async () =>
    (await cast.ben.call('FeaturedArticlesResource.get', {})).data.map(({ title }) => title);
  expect(await featured()).toEqual([]);
  for (let count = 1; count <= 5; count += 1) {
    await articleBy(staff, { title: `Featured ${count}`, is_featured: true });
    await articleBy(staff, { title: `Plain ${count}` });
    platform.clock.advance(1000);
  }
  platform.clock.advance(15_000);
  expect(await featured()).toEqual(['Featured 5', 'Featured 4', 'Featured 3', 'Featured 2']);
});
