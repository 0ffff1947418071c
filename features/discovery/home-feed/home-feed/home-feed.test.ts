import { beforeAll, expect, test } from 'vitest';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { homeOf, type Id, parseId } from '#platform/ids/ids.ts';
import type { Answer } from '#platform/resource/call.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { listHomeFeed } from './home-feed.service.ts';

let platform: TestPlatform;
let cast: Cast;
let dan: CastMember;
/** Newest first: Ada's, Ben's, Chi's, three each in turn. */
const ids: string[] = [];
let boardOfChi: Id;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  dan = await memberOf(platform, 'dan');
  const { ada, ben, chi } = cast;
  const chosen = await chi.makes.board('Chosen');
  boardOfChi = chosen;
  for (let round = 0; round < 3; round += 1) {
    for (const who of [ada, ben, chi]) {
      platform.clock.advance(1000);
      ids.unshift((await who.saves.pin({ board: who === chi && round > 0 ? chosen : null })).id);
    }
  }
});

type Feed = 'for_you' | 'following';

async function pinsFor(
  who: Pick<CastMember, 'call'>,
  page_size: number,
  feed: Feed = 'for_you',
  meanwhile = async () => {},
): Promise<PinAnswer[]> {
  const seen: PinAnswer[] = [];
  let bookmark: string | null = null;
  do {
    const answer: Answer<PinAnswer[]> = await who.call('UserHomefeedResource.get', {
      page_size,
      bookmarks: [bookmark],
      feed,
    });
    seen.push(...answer.data);
    bookmark = answer.bookmark;
    await meanwhile();
  } while (bookmark);
  return seen;
}

async function feedOf(who: Pick<CastMember, 'call'>, page_size = 250, feed: Feed = 'for_you') {
  return (await pinsFor(who, page_size, feed)).map((pin) => pin.id);
}

const madeBy = (at: number) => ids.filter((_, index) => index % 3 === at);

test('a visitor gets the newest public pins, page by page, each once', async () => {
  for (const size of [2, 3, 9, 10]) expect(await feedOf(cast.visitor, size)).toEqual(ids);
});

test('what one follows is mixed with the rest, each once whatever the size of a page; Following has nothing else', async () => {
  const [ofChi, ofBen, ofAda] = [madeBy(0), madeBy(1), madeBy(2)];
  await dan.follows(cast.ben);
  for (const size of [1, 2, 3, 4, 9]) {
    expect(await feedOf(dan, size, 'following')).toEqual(ofBen);
    const mixed = await feedOf(dan, size);
    expect(mixed.toSorted()).toEqual(ids.toSorted());
    expect(mixed.slice(0, 2)).toEqual(ofBen.slice(0, 2));
    expect(ofBen).not.toContain(mixed[2]);
  }
  await followBoard(dan, boardOfChi);
  const onBoard = ofChi.slice(0, 2);
  const followed = ids.filter((id) => ofBen.includes(id) || onBoard.includes(id));
  expect(await feedOf(dan, 2, 'following')).toEqual(followed);
  const lamp = ofAda[2] ?? '';
  await followTopic(dan, await fileUnderTopic(lamp, 'Lamps'));
  const withTopic = ids.filter((id) => followed.includes(id) || id === lamp);
  expect(await feedOf(dan, 3, 'following')).toEqual(withTopic);
  for (const size of [1, 3, 250]) expect((await feedOf(dan, size)).toSorted()).toEqual(ids.toSorted());
  expect(await feedOf(cast.visitor, 25, 'following')).toEqual([]);
  // What one saves from others is one's own.
  const { data: saved } = await dan.call('RepinResource.create', { pin_id: lamp });
  const own = (await dan.saves.pin({ board: await dan.makes.board('Own') })).id;
  await followTopic(dan, await fileUnderTopic(own, 'Own things'));
  for (const feed of ['for_you', 'following'] as const) {
    expect(await feedOf(dan, 250, feed)).not.toContain(own);
    expect(await feedOf(dan, 250, feed)).not.toContain(saved.id);
  }
  expect(await feedOf(dan)).not.toContain(lamp);
  for (const id of [own, saved.id]) await dan.call('PinResource.delete', { id });
});

async function followBoard(who: CastMember, board: string) {
  await platform.db.write('insert into board_follows (home, user_id, board_id) values ($1, $2, $3)', [
    ...[homeOf(who.id), who.id, board],
  ]);
}

async function fileUnderTopic(pinId: string, name: string): Promise<string> {
  const pin = parseId(pinId);
  const [topic] = await platform.db.rows<{ id: string }>(
    'insert into interests (slug, name) values ($1, $2) returning id',
    [name.toLowerCase().replace(' ', '-'), name],
  );
  if (!pin || !topic) throw new Error('no topic');
  await platform.db.write(
    'insert into pin_interests (home, pin_id, interest_id, reason) values ($1, $2, $3, $4)',
    [...[homeOf(pin), pin, topic.id, 'owner']],
  );
  return topic.id;
}

async function followTopic(who: CastMember, topic: string) {
  await platform.db.write('insert into interest_follows (home, user_id, interest_id) values ($1, $2, $3)', [
    ...[homeOf(who.id), who.id, topic],
  ]);
}

test('old pins that came to a followed board lately keep none of it out', async () => {
  const { ben } = cast;
  const fay = await memberOf(platform, 'fay');
  const board = await ben.makes.board('Moved to');
  const old: string[] = [];
  for (let count = 0; count < 4; count += 1) old.unshift((await ben.saves.pin()).id);
  const newest = await ben.saves.pin({ board });
  platform.clock.advance(1000);
  await ben.call('BulkEditResource.update', { board_id: board, pin_ids: old });
  await followBoard(fay, board);
  expect(await feedOf(fay, 2, 'following')).toEqual([newest.id, ...old]);
  expect(await feedOf(fay, 2)).toEqual(expect.arrayContaining([newest.id, ...old]));
  for (const id of [newest.id, ...old]) await ben.call('PinResource.delete', { id });
});

test('hidden, secret, deleted pins and those of people one may not see are left out', async () => {
  const { ada, ben, chi } = cast;
  const eve = await memberOf(platform, 'eve');
  const secret = await ada.makes.board('Secret', { privacy: 'secret' });
  const unseen = [
    (await ada.saves.pin({ board: secret })).id,
    (await ada.saves.pin()).id,
    (await ada.saves.pin()).id,
  ];
  await ada.call('PinResource.delete', { id: unseen[1] ?? '' });
  await hidePin(eve, unseen[2]);
  await eve.blocks(ben);
  await platform.db.write('update users set is_private_profile = true where id = $1', [chi.id]);
  const ofAda = madeBy(2);
  expect(await feedOf(eve)).toEqual(ofAda);
  expect(await feedOf(cast.visitor)).not.toContain(unseen[0]);
  await eve.follows(chi);
  const sorted = async (feed: Promise<string[]>) => (await feed).toSorted();
  expect(await sorted(feedOf(eve))).toEqual([...madeBy(0), ...ofAda].toSorted());
  const [hidden, ...others] = madeBy(0);
  await hidePin(eve, hidden);
  // A page of hidden pins only does not end the followed ones.
  for (const size of [1, 2, 250]) {
    expect(await feedOf(eve, size, 'following')).toEqual(others);
    expect(await sorted(feedOf(eve, size))).toEqual([...others, ...ofAda].toSorted());
  }
  await platform.db.write('update users set is_private_profile = false where id = $1', [chi.id]);
});

function hidePin(who: CastMember, pinId: string | undefined) {
  return platform.db.write(
    'insert into pin_users (home, user_id, pin_id, hidden_at) values ($1, $2, $3, now())',
    [homeOf(who.id), who.id, pinId],
  );
}

test('one picture comes once, on whichever page', async () => {
  const { ada, ben } = cast;
  const pin = await ada.saves.pin();
  platform.clock.advance(1000);
  const { data: again } = await ben.call('RepinResource.create', { pin_id: pin.id });
  await dan.follows(ada);
  for (const [who, size] of [
    [cast.visitor, 250],
    [cast.visitor, 1],
    [dan, 250],
    [dan, 1],
  ] as const) {
    const feed = await feedOf(who, size);
    expect(feed.filter((id) => id === pin.id || id === again.id)).toHaveLength(1);
  }
  const following = await feedOf(dan, 1, 'following');
  expect(following.filter((id) => id === pin.id || id === again.id)).toEqual([again.id]);
});

test('nobody is more than twice in any ten while five could fill it, across pages, and new pins move nothing', async () => {
  const makers = await Promise.all(
    ['gil', 'hal', 'ivy', 'jon', 'kay', 'lea'].map((name) => memberOf(platform, name)),
  );
  const [gil] = makers as [CastMember];
  const made = new Map<string, number>();
  for (const [at, maker] of makers.entries()) {
    for (let count = 0; count < (at === 0 ? 24 : 4); count += 1) await maker.saves.pin();
    made.set(maker.username, at === 0 ? 24 : 4);
  }
  const mia = await memberOf(platform, 'mia');
  await mia.follows(gil);
  for (const [who, size] of [
    [mia, 25],
    [mia, 4],
    [cast.visitor, 7],
  ] as const) {
    const added: string[] = [];
    const shown = await pinsFor(who, size, 'for_you', async () => {
      if (added.length < 3) added.push((await gil.saves.pin()).id);
    });
    const authors = shown.map((pin) => pin.pinner.username);
    expect(new Set(shown.map((pin) => pin.id)).size).toBe(shown.length);
    expect(shown.filter((pin) => added.includes(pin.id))).toEqual([]);
    for (const [name, count] of made) expect(authors.filter((one) => one === name)).toHaveLength(count);
    for (let at = 0; at < authors.length; at += 1) {
      if (new Set(authors.slice(at)).size < 5) break;
      const ten = authors.slice(Math.max(0, at - 9), at + 1);
      expect(ten.filter((one) => one === authors[at]).length, ten.join(' ')).toBeLessThanOrEqual(2);
    }
    for (const id of added) await gil.call('PinResource.delete', { id });
  }
});

test('the bookmark of one feed is refused by the other, and no third feed is known', async () => {
  const page = async (feed: Feed, bookmark: string | null) =>
    dan.call('UserHomefeedResource.get', { feed, page_size: 1, bookmarks: [bookmark] });
  const ofFeeds = {
    for_you: (await page('for_you', null)).bookmark,
    following: (await page('following', null)).bookmark,
  };
  const invalid = { kind: 'invalid', message: expect.stringContaining('bookmarks') };
  await expect(page('following', ofFeeds.for_you)).rejects.toMatchObject(invalid);
  await expect(page('for_you', ofFeeds.following)).rejects.toMatchObject(invalid);
  await expect(page('latest' as Feed, null)).rejects.toMatchObject({ kind: 'invalid' });
});

test('a page costs the same number of queries whatever it shows', async () => {
  const cost = async (pageSize: number) => {
    const { context, count } = countingQueries(await dan.context());
    await listHomeFeed(context, { after: null, pageSize });
    return count();
  };
  const costs = [await cost(1), await cost(50)];
  expect(costs[1]).toBeLessThanOrEqual(8);
  expect(costs[0]).toBeLessThanOrEqual(costs[1] ?? 0);
});
