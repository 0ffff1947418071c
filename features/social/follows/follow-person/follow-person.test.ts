import { beforeAll, expect, test } from 'vitest';
import { dispatch } from '#api/resource/dispatch.ts';
import { createProductRegistry } from '#app/resources.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { AnyResource } from '#platform/resource/resource.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { blockRows } from '#testing/cast-rows.ts';
import { freshDatabase } from '#testing/database.ts';
import { heldPeople, inOrder, meanwhile } from '#testing/meanwhile.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

const tunnel = createProductRegistry().find('ApiResource.update') as AnyResource;

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const countsOf = async ({ id }: { id: Id }) => {
  const [row] = await platform.db.rows<{ follower_count: number; following_count: number }>(
    'select follower_count, following_count from users where id = $1',
    [id],
  );
  return row ?? { follower_count: -1, following_count: -1 };
};
const profileOf = async (who: CastMember, { id: user_id }: { id: Id }) =>
  (await who.call('UserResource.get', { user_id })).data;
const rowsBetween = (follower: { id: Id }, followee: { id: Id }) =>
  platform.db.rows(
    `select 'follows' as of, invite_code, pin_id from follows where follower_id = $1 and followee_id = $2
     union all select 'followers', null, null from followers where follower_id = $1 and followee_id = $2`,
    [follower.id, followee.id],
  );

test('[FOLLOW-07] whoever is followed is followed once in both homes, however often it is asked', async () => {
  const { ada, ben } = cast;
  const pin = await ada.saves.pin();
  const input = {
    user_id: ada.id,
    invite_code: 'from a letter',
    aux_data: { pin_id: pin.id },
    client_tracking_params: 'CwABAAAA',
  };
  for (let time = 0; time < 2; time += 1) {
    expect((await ben.call('UserFollowResource.create', input)).data).toMatchObject({
      id: ada.id,
      explicitly_followed_by_me: true,
      is_follow_requested_by_me: false,
    });
  }
  expect(await rowsBetween(ben, ada)).toEqual([
    { of: 'follows', invite_code: 'from a letter', pin_id: pin.id },
    { of: 'followers', invite_code: null, pin_id: null },
  ]);
  expect(await countsOf(ada)).toEqual({ follower_count: 1, following_count: 0 });
  expect(await countsOf(ben)).toEqual({ follower_count: 0, following_count: 1 });
  expect(await profileOf(ben, ada)).toMatchObject({ explicitly_followed_by_me: true, follower_count: 1 });
  expect(await profileOf(ada, ben)).toMatchObject({ explicitly_following_me: true });
  for (let time = 0; time < 2; time += 1) {
    const { data } = await ben.call('UserFollowResource.delete', { user_id: ada.id });
    expect(data.explicitly_followed_by_me).toBe(false);
  }
  expect(await rowsBetween(ben, ada)).toEqual([]);
  expect(await countsOf(ada)).toEqual({ follower_count: 0, following_count: 0 });
  expect(await countsOf(ben)).toEqual({ follower_count: 0, following_count: 0 });
});

test('[FOLLOW-08] several are followed at once by a joined list: all of them, or nobody', async () => {
  const [ann, bea, cat] = [
    await memberOf(platform, 'ann'),
    await memberOf(platform, 'bea'),
    await memberOf(platform, 'cat'),
  ];
  const follow = (followee_ids: string) => cast.chi.call('PUT /v3/users/follow/', { followee_ids } as never);
  await cat.blocks(cast.chi);
  await expect(follow([ann.id, bea.id, cat.id].join(','))).rejects.toMatchObject({ kind: 'not-found' });
  await expect(follow([ann.id, cast.chi.id].join(','))).rejects.toMatchObject({ reason: 'own-profile' });
  await expect(follow('')).rejects.toMatchObject({ kind: 'invalid', field: 'followee_ids' });
  await expect(follow('1,x')).rejects.toMatchObject({ kind: 'invalid' });
  expect(await countsOf(cast.chi)).toMatchObject({ following_count: 0 });
  const { data } = await follow([ann.id, bea.id, ann.id].join(','));
  expect(data).toMatchObject([
    { id: ann.id, explicitly_followed_by_me: true },
    { id: bea.id, explicitly_followed_by_me: true },
  ]);
  const byTunnel = await dispatch(tunnel, await cast.ben.context(), {
    url: '/v3/users/follow/',
    data: { followee_ids: `${ann.id},${bea.id}` },
  });
  expect(byTunnel.data).toHaveLength(2);
  expect(await countsOf(ann)).toMatchObject({ follower_count: 2 });
  expect(await countsOf(cast.chi)).toMatchObject({ following_count: 2 });
});

test('[FOLLOW-08] nobody of several is followed where one of them blocks the viewer in between', async () => {
  const names = ['dee', 'eli', 'fay', 'ida'];
  const people = await Promise.all(names.map((name) => memberOf(platform, name)));
  const [follower, ...ids] = people.map(({ id }) => id);
  const [last] = inOrder(ids).toReversed();
  if (!follower || !last) throw new Error('nobody is there');
  const outcome = await meanwhile(
    platform.db,
    heldPeople(last),
    () => people[0]?.call('PUT /v3/users/follow/', { followee_ids: inOrder(ids) }) ?? Promise.reject(),
    (tx) => blockRows(tx, last, follower),
  );
  expect(outcome).toBe('not-found');
  expect(await platform.db.rows('select from follows where follower_id = $1', [follower])).toEqual([]);
  expect(await countsOf({ id: follower })).toMatchObject({ following_count: 0 });
});

test('a hundred follows and unfollows at once leave rows and counts that agree', async () => {
  const { ada, ben, chi } = cast;
  const action = (index: number) => {
    const [who, whom] = index % 4 < 2 ? [ben, ada] : index % 8 < 6 ? [chi, ada] : [ada, ben];
    const input = { user_id: whom.id };
    return index % 2 === 0
      ? who.call('UserFollowResource.create', input)
      : who.call('UserFollowResource.delete', input);
  };
  await Promise.all(Array.from({ length: 100 }, (_, index) => action(index)));
  const wrong = await platform.db.rows(
    `select u.username from users u where
      u.follower_count <> (select count(*) from followers f where f.home = u.home and f.followee_id = u.id)
      or u.following_count <> (select count(*) from follows f where f.home = u.home and f.follower_id = u.id)`,
  );
  expect(wrong).toEqual([]);
  const pairs = (table: string) =>
    platform.db.rows(`select follower_id, followee_id from ${table} order by follower_id, followee_id`);
  expect(await pairs('follows')).toEqual(await pairs('followers'));
  await ben.call('UserFollowResource.create', { user_id: ada.id });
  await chi.call('UserFollowResource.delete', { user_id: ada.id });
  expect((await profileOf(ben, ada)).explicitly_followed_by_me).toBe(true);
  expect((await profileOf(chi, ada)).explicitly_followed_by_me).toBe(false);
});

test('nobody follows themselves, whom they cannot find, or whom they block; visitors follow nobody', async () => {
  const { ada, visitor, bot } = cast;
  const [eve, gil, hid] = [
    await memberOf(platform, 'eve'),
    await memberOf(platform, 'gil'),
    await memberOf(platform, 'hid'),
  ];
  await eve.blocks(gil);
  await platform.db.write('update users set suspended_at = now() where id = $1', [hid.id]);
  const wrong = [
    [ada, ada.id, 'invalid'],
    [gil, eve.id, 'not-found'],
    [eve, gil.id, 'conflict'],
    [ada, hid.id, 'not-found'],
    [ada, '7', 'not-found'],
    [visitor, ada.id, 'unauthenticated'],
    [bot, ada.id, 'unauthenticated'],
  ] as const;
  for (const [who, user_id, kind] of wrong) {
    await expect(who.call('UserFollowResource.create', { user_id })).rejects.toMatchObject({ kind });
  }
  expect(await rowsBetween(gil, eve)).toEqual([]);
});

test('a follower who is taken off is gone on both sides, and hears nothing', async () => {
  const { ada, studio } = cast;
  await studio.call('UserFollowResource.create', { user_id: ada.id });
  const before = await countsOf(ada);
  for (let time = 0; time < 2; time += 1) {
    await ada.call('UserFollowersResource.delete', { user_id: studio.id });
  }
  expect(await rowsBetween(studio, ada)).toEqual([]);
  expect(await countsOf(ada)).toMatchObject({ follower_count: before.follower_count - 1 });
});
