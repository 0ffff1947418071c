import { beforeAll, expect, test } from 'vitest';
import { listWrongCounts } from '#app/wrong-counts.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { countStatements } from '#testing/count-statements.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { countWaiting } from '#testing/waiting.ts';

let platform: TestPlatform;
let cast: Cast;
let statements: ReturnType<typeof countStatements>;

beforeAll(async () => {
  const db = await freshDatabase();
  statements = countStatements(db);
  platform = await testPlatform(db);
  cast = await castOf(platform);
});

const topic = async (interest: string, who: CastMember) =>
  (await who.call('TopicResource.get', { interest })).data;
const idOf = async (slug: string) => (await topic(slug, cast.ada)).id as Id;
const follow = (who: CastMember, interest_id: Id) =>
  who.call('InterestFollowResource.create', { interest_id });
const unfollow = (who: CastMember, interest_id: Id) =>
  who.call('InterestFollowResource.delete', { interest_id });

const eventsOf = async (who: CastMember) =>
  (
    await platform.db.rows<{ event: string }>(
      `select event_type || ' ' || object_id_str as event from events
        where user_id = $1 and event_type in (601, 602) order by id`,
      [who.id],
    )
  ).map(({ event }) => event);

test('[TOPIC-03] one topic or a list of them is followed and unfollowed by id', async () => {
  const { ada } = cast;
  const [cats, dogs, bread] = [await idOf('cats'), await idOf('dogs'), await idOf('bread')];
  const { data } = await follow(ada, cats);
  expect(data).toEqual({ interest_ids: [cats], is_followed: true });
  await ada.call('InterestFollowResource.create', { interest_list: [dogs, bread] });
  await ada.call('InterestFollowResource.create', { interest_id: cats, interest_list: `${dogs}` });
  const again = { interest_id: cats, interest_list: [cats] };
  expect((await ada.call('InterestFollowResource.create', again)).data.interest_ids).toEqual([cats]);
  const followed = async () =>
    (await ada.call('InterestFollowingResource.get', { username: 'ada' })).data.map((one) => one.id).sort();
  expect(await followed()).toEqual([bread, cats, dogs].sort());
  expect(
    (await ada.call('InterestFollowResource.delete', { interest_id: cats, interest_list: [dogs] })).data,
  ).toEqual({ interest_ids: [cats, dogs], is_followed: false });
  expect(await followed()).toEqual([bread]);
  await unfollow(ada, bread);
  const refused = [
    [{}, 'interest_id'],
    [{ interest_id: 'cats' }, 'interest_id'],
    [{ interest_list: ['x'] }, 'interest_list.0'],
    [{ interest_list: 'favorited' }, 'interest_list'],
  ] as const;
  for (const [sent, field] of refused)
    await expect(ada.call('InterestFollowResource.create', sent as never)).rejects.toMatchObject({
      ...{ kind: 'invalid', field },
    });
});

test('[TOPIC-04] following is kept per topic and person, and counted for both', async () => {
  const { ada, ben } = cast;
  const cats = await idOf('cats');
  await Promise.all([follow(ada, cats), follow(ada, cats), follow(ben, cats)]);
  await follow(ben, await idOf('dogs'));
  const rows = await platform.db.rows<{ username: string; slug: string }>(
    `select username, slug from interest_follows f join interests i on i.id = f.interest_id
      join accounts a on a.id = f.user_id order by username, slug`,
  );
  expect(rows.map(({ username, slug }) => `${username} ${slug}`)).toEqual([
    'ada cats',
    'ben cats',
    'ben dogs',
  ]);
  expect(await topic('cats', ada)).toMatchObject({ is_followed: true, follower_count: 2 });
  expect(await topic('dogs', ada)).toMatchObject({ is_followed: false, follower_count: 1 });
  const profile = (await ben.call('UserResource.get', { username: 'ben' })).data;
  expect(profile).toMatchObject({ interest_following_count: 2 });
  await Promise.all([unfollow(ada, cats), unfollow(ada, cats)]);
  await unfollow(ben, cats);
  await unfollow(ben, await idOf('dogs'));
  expect(await topic('cats', ada)).toMatchObject({ is_followed: false, follower_count: 0 });
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('[TOPIC-02] following logs event 601 and unfollowing 602, once each and only where it succeeds', async () => {
  const { chi } = cast;
  await chi.call('UserSettingsResource.update', { allow_analytic_cookies: true });
  const cats = await idOf('cats');
  await follow(chi, cats);
  await follow(chi, cats);
  await unfollow(chi, cats);
  await unfollow(chi, cats);
  await expect(follow(chi, '9007199254740' as Id)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await eventsOf(chi)).toEqual([`601 ${cats}`, `602 ${cats}`]);
});

test('following and leaving many topics costs the same number of statements as one', async () => {
  const dora = await memberOf(platform, 'dora');
  const { data } = await dora.call('ExploreSectionsResource.get', { page_size: 250 });
  const [one = '', ...many] = data.map(({ id }) => id);
  const cost = async (
    name: 'InterestFollowResource.create' | 'InterestFollowResource.delete',
    list: string[],
  ) => {
    const before = statements.count;
    await dora.call(name, { interest_list: list as Id[] });
    return statements.count - before;
  };
  const followed = await cost('InterestFollowResource.create', [one]);
  expect(await cost('InterestFollowResource.create', many)).toBe(followed);
  const left = await cost('InterestFollowResource.delete', [one]);
  expect(await cost('InterestFollowResource.delete', many)).toBe(left);
});

test('all topics are followed and left in one call, and a list that is too long says how much it may contain', async () => {
  const edda = await memberOf(platform, 'edda');
  const rows = await platform.db.rows<{ id: Id }>('select id from interests where hidden_at is null');
  const interest_list = rows.map(({ id }) => id);
  expect(interest_list.length).toBeGreaterThan(300);
  const followed = async () =>
    (await edda.call('UserResource.get', { username: 'edda' })).data.interest_following_count;
  for (const followAll of [
    () => edda.call('InterestFollowResource.create', { interest_list }),
    () => edda.call('OrientationContextResource.create', { interests: interest_list }),
  ]) {
    await followAll();
    expect(await followed()).toBe(interest_list.length);
    await edda.call('InterestFollowResource.delete', { interest_list });
    expect(await followed()).toBe(0);
  }
  const tooMany = Array.from({ length: 501 }, () => interest_list[0] as Id);
  const refused = (field: string) => ({
    kind: 'invalid',
    field,
    message: `${field}: must contain at most 500`,
  });
  for (const name of ['InterestFollowResource.create', 'InterestFollowResource.delete'] as const) {
    const call = edda.call(name, { interest_list: tooMany });
    await expect(call).rejects.toMatchObject(refused('interest_list'));
  }
  const call = edda.call('OrientationContextResource.create', { interests: tooMany });
  await expect(call).rejects.toMatchObject(refused('interests'));
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('visitors follow nothing, a list with a missing topic follows none, and a hidden topic can be left', async () => {
  const { ada, visitor } = cast;
  const [cats, dogs] = [await idOf('cats'), await idOf('dogs')];
  await expect(visitor.call('InterestFollowResource.create', { interest_id: cats })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  const list = { interest_list: [cats, '9007199254740'] };
  await expect(ada.call('InterestFollowResource.create', list)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await topic('cats', ada)).toMatchObject({ is_followed: false, follower_count: 0 });
  await follow(ada, dogs);
  await platform.db.write('update interests set hidden_at = now() where id = $1', [dogs]);
  await expect(follow(ada, dogs)).rejects.toMatchObject({ kind: 'not-found' });
  expect((await ada.call('InterestFollowingResource.get', { username: 'ada' })).data).toEqual([]);
  await unfollow(ada, dogs);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('who follows a topic is not held up by another whose follow takes long', async () => {
  const { ada, ben } = cast;
  const cats = await idOf('cats');
  for (const change of [follow, unfollow]) {
    let slow: Promise<unknown> | undefined;
    // A lock on ada, as by a follow of somebody that takes long.
    await platform.db.transaction(async (tx) => {
      await tx.rows('select from users where home = $1 and id = $2 for no key update', [
        homeOf(ada.id),
        ada.id,
      ]);
      slow = change(ada, cats);
      await expect.poll(() => countWaiting(platform.db)).toBe(1);
      await change(ben, cats);
      expect(await topic('cats', ben)).toMatchObject({ is_followed: change === follow });
    });
    await slow;
  }
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('what is hidden or merged at the same moment is not followed', async () => {
  const { chi } = cast;
  const birds = await idOf('birds');
  let late: Promise<unknown> | undefined;
  await platform.db.transaction(async (tx) => {
    await tx.write('update interests set hidden_at = now() where id = $1', [birds]);
    late = follow(chi, birds).catch((error: unknown) => error);
    await expect.poll(() => countWaiting(platform.db)).toBe(1);
  });
  expect(await late).toMatchObject({ kind: 'not-found' });
  expect((await chi.call('InterestFollowingResource.get', { username: 'chi' })).data).toEqual([]);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});
