import { beforeAll, expect, test } from 'vitest';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { homeOf, parseId } from '#platform/ids/ids.ts';
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
let boardOfChi: string;

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

async function feedOf(who: Pick<CastMember, 'call'>, page_size = 250): Promise<string[]> {
  const seen: string[] = [];
  let bookmark: string | null = null;
  do {
    const answer: Answer<PinAnswer[]> = await who.call('UserHomefeedResource.get', {
      page_size,
      bookmarks: [bookmark],
    });
    seen.push(...answer.data.map((pin) => pin.id));
    bookmark = answer.bookmark;
  } while (bookmark);
  return seen;
}

const madeBy = (at: number) => ids.filter((_, index) => index % 3 === at);

test('a visitor gets the newest public pins, page by page, each once', async () => {
  for (const size of [2, 3, 9, 10]) expect(await feedOf(cast.visitor, size)).toEqual(ids);
});

test('what one follows comes first, then the rest, each once whatever the size of a page', async () => {
  const [ofChi, ofBen, ofAda] = [madeBy(0), madeBy(1), madeBy(2)];
  await dan.follows(cast.ben);
  const rest = ids.filter((id) => !ofBen.includes(id));
  for (const size of [1, 2, 3, 4, 9]) expect(await feedOf(dan, size)).toEqual([...ofBen, ...rest]);
  const board = parseId(boardOfChi);
  if (!board) throw new Error('no board');
  await platform.db.write('insert into board_follows (home, user_id, board_id) values ($1, $2, $3)', [
    homeOf(dan.id),
    dan.id,
    board,
  ]);
  const onBoard = ofChi.slice(0, 2);
  const followed = ids.filter((id) => ofBen.includes(id) || onBoard.includes(id));
  const others = ids.filter((id) => !followed.includes(id));
  expect(await feedOf(dan, 2)).toEqual([...followed, ...others]);
  const [topic] = await platform.db.rows<{ id: string }>(
    "insert into interests (slug, name) values ('lamps', 'Lamps') returning id",
  );
  const lamp = parseId(ofAda[2]);
  if (!lamp || !topic) throw new Error('no topic');
  await platform.db.write('insert into pin_interests (home, pin_id, interest_id) values ($1, $2, $3)', [
    homeOf(lamp),
    lamp,
    topic.id,
  ]);
  await platform.db.write('insert into interest_follows (home, user_id, interest_id) values ($1, $2, $3)', [
    homeOf(dan.id),
    dan.id,
    topic.id,
  ]);
  const withTopic = ids.filter((id) => followed.includes(id) || id === lamp);
  expect(await feedOf(dan, 3)).toEqual([...withTopic, ...ids.filter((id) => !withTopic.includes(id))]);
});

test('old pins that came to a followed board lately keep none of it out', async () => {
  const { ben } = cast;
  const fay = await memberOf(platform, 'fay');
  const board = await ben.makes.board('Moved to');
  const old: string[] = [];
  for (let count = 0; count < 4; count += 1) old.unshift((await ben.saves.pin()).id);
  const newest = await ben.saves.pin({ board });
  platform.clock.advance(1000);
  await ben.call('BulkEditResource.update', { board_id: board, pin_ids: old });
  await platform.db.write('insert into board_follows (home, user_id, board_id) values ($1, $2, $3)', [
    ...[homeOf(fay.id), fay.id, board],
  ]);
  expect((await feedOf(fay, 2)).slice(0, 5)).toEqual([newest.id, ...old]);
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
  expect(await feedOf(eve)).toEqual([...madeBy(0), ...ofAda]);
  const [hidden, ...others] = madeBy(0);
  await hidePin(eve, hidden);
  // A page of hidden pins only does not end the followed ones.
  for (const size of [1, 2, 250]) expect(await feedOf(eve, size)).toEqual([...others, ...ofAda]);
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
    expect(feed.filter((id) => id === pin.id || id === again.id)).toEqual([again.id]);
  }
});

test('a page costs the same number of queries whatever it shows', async () => {
  const cost = async (pageSize: number) => {
    const { context, count } = countingQueries(await dan.context());
    await listHomeFeed(context, { after: null, pageSize });
    return count();
  };
  const costs = [await cost(1), await cost(50)];
  expect(costs[1]).toBeLessThanOrEqual(7);
  expect(costs[0]).toBeLessThanOrEqual(costs[1] ?? 0);
});
