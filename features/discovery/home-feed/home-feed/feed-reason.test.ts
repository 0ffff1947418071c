import { beforeAll, expect, test } from 'vitest';
import { homeOf, parseId } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

type Feed = 'for_you' | 'following';

const pinsFor = async (who: Pick<CastMember, 'call'>, feed: Feed = 'for_you') =>
  (await who.call('UserHomefeedResource.get', { page_size: 250, feed })).data;

const feedOf = async (who: CastMember) => (await pinsFor(who)).map((pin) => pin.id);

test('a hidden pin makes others of its author, board and topic come later, and comes back by undo', async () => {
  const others = ['fay', 'gil', 'hal', 'ivy', 'jon', 'kay'].map((name) => memberOf(platform, name));
  for (const maker of await Promise.all(others))
    for (let count = 0; count < 4; count += 1) await maker.saves.pin();
  const ned = await memberOf(platform, 'ned');
  const odd = await memberOf(platform, 'odd');
  const board = await odd.makes.board('Odd ones');
  const [first, second] = [await odd.saves.pin({ board }), await odd.saves.pin({ board })];
  const usual = await feedOf(ned);
  expect(usual.slice(0, 2)).toEqual([second.id, first.id]);
  await ned.call('PinHideResource.create', { pin_id: second.id });
  const later = await feedOf(ned);
  expect(later).not.toContain(second.id);
  expect(later.indexOf(first.id)).toBeGreaterThan(15);
  expect((await feedOf(cast.ben))[0]).toBe(second.id);
  await ned.call('PinHideResource.delete', { pin_id: second.id });
  expect(await feedOf(ned)).toEqual(usual);
});

test('each pin says why it is there, to those who are signed in, without what they may not see', async () => {
  const { ada, ben, chi, visitor } = cast;
  const pat = await memberOf(platform, 'pat');
  const board = await chi.makes.board('Chosen');
  const plain = (await ada.saves.pin()).id;
  const [ofBen, onBoard, ofTopic, popular] = [
    (await ben.saves.pin()).id,
    (await chi.saves.pin({ board: board })).id,
    (await ada.saves.pin()).id,
    (await ada.saves.pin()).id,
  ];
  await pat.follows(ben);
  await platform.db.write('insert into board_follows (home, user_id, board_id) values ($1, $2, $3)', [
    ...[homeOf(pat.id), pat.id, board],
  ]);
  const topic = await clocksWith(ofTopic);
  await pat.call('InterestFollowResource.create', { interest_list: [topic] });
  await platform.db.write('update pins set repin_count = 10 where home = $1 and id = $2', [
    ...[homeOf(parseId(popular) ?? ada.id), popular],
  ]);
  const reasons = async (feed: Feed) =>
    new Map((await pinsFor(pat, feed)).map((pin) => [pin.id, pin.recommendation_reason]));
  const forYou = await reasons('for_you');
  const [person, place, subject] = [
    { kind: 'followed_person', id: ben.id, name: 'Ben Maker' },
    { kind: 'followed_board', id: board, name: 'Chosen' },
    { kind: 'followed_topic', id: topic, name: 'Clocks' },
  ];
  expect([ofBen, onBoard, ofTopic].map((id) => forYou.get(id))).toEqual([person, place, subject]);
  expect(forYou.get(popular)).toEqual({ kind: 'popular', id: null, name: null });
  expect(forYou.get(plain)).toEqual({ kind: 'new', id: null, name: null });
  const following = await reasons('following');
  expect([ofBen, onBoard, ofTopic].map((id) => following.get(id))).toEqual([person, place, subject]);
  expect(following.has(popular)).toBe(false);
  for (const pin of await pinsFor(visitor)) expect(pin).not.toHaveProperty('recommendation_reason');
  await platform.db.write('update interests set hidden_at = now() where id = $1', [topic]);
  expect((await reasons('for_you')).get(ofTopic)?.kind).toBe('new');
});

async function clocksWith(pinId: string): Promise<string> {
  const pin = parseId(pinId);
  const [topic] = await platform.db.rows<{ id: string }>(
    "insert into interests (slug, name) values ('wall-clocks', 'Clocks') returning id",
  );
  if (!pin || !topic) throw new Error('no topic');
  await platform.db.write(
    'insert into pin_interests (home, pin_id, interest_id, reason) values ($1, $2, $3, $4)',
    [...[homeOf(pin), pin, topic.id, 'owner']],
  );
  return topic.id;
}
