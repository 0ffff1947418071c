import { beforeEach, expect, test } from 'vitest';
import { EXPERIMENTS } from '#app/experiments.ts';
import type { Transaction } from '#platform/database/database.ts';
import { openFlagSource } from '#platform/flags/flags-for.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { blockRows } from '#testing/cast-rows.ts';
import { freshDatabase } from '#testing/database.ts';
import { heldPeople, meanwhile } from '#testing/meanwhile.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;
let pia: CastMember;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  pia = await memberOf(platform, 'pia', 'Pia');
  await pia.call('UserSettingsResource.update', { is_private_profile: true });
});

const follow = (who: CastMember, extra: object = {}) =>
  who.call('UserFollowResource.create', { user_id: pia.id, ...extra });
const seenBy = async (who: CastMember) => (await who.call('UserResource.get', { user_id: pia.id })).data;
const waiting = async () =>
  (await pia.call('FollowRequestsResource.get', {})).data.map(({ sender }) => sender.username);

test('whoever follows a private profile asks first, and follows once they are let in', async () => {
  const { ben, chi } = cast;
  for (let time = 0; time < 2; time += 1) {
    expect((await follow(ben)).data).toMatchObject({
      explicitly_followed_by_me: false,
      is_follow_requested_by_me: true,
    });
  }
  await follow(chi);
  expect(await seenBy(ben)).toMatchObject({
    is_follow_requested_by_me: true,
    explicitly_followed_by_me: false,
    is_open_to_me: false,
    follower_count: 0,
  });
  expect((await waiting()).sort()).toEqual(['ben', 'chi']);
  expect((await chi.call('FollowRequestsResource.get', {})).data).toEqual([]);
  for (const other of [ben, chi]) {
    const input = { user_id: chi.id };
    await expect(other.call('FollowRequestAcceptResource.update', input)).rejects.toMatchObject({
      kind: 'not-found',
    });
  }
  const accepted = await Promise.allSettled(
    [1, 2, 3].map(() => pia.call('FollowRequestAcceptResource.update', { user_id: ben.id })),
  );
  expect(accepted.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(await seenBy(ben)).toMatchObject({
    is_follow_requested_by_me: false,
    explicitly_followed_by_me: true,
    is_open_to_me: true,
    follower_count: 1,
  });
  for (let time = 0; time < 2; time += 1) {
    await pia.call('FollowRequestIgnoreResource.delete', { user_id: chi.id });
  }
  expect(await waiting()).toEqual([]);
  expect(await seenBy(chi)).toMatchObject({ is_follow_requested_by_me: false, is_open_to_me: false });
});

test('a request is taken back by unfollowing, and answered by nobody then', async () => {
  const { ben } = cast;
  await follow(ben);
  await ben.call('UserFollowResource.delete', { user_id: pia.id });
  expect(await waiting()).toEqual([]);
  const late = pia.call('FollowRequestAcceptResource.update', { user_id: ben.id });
  await expect(late).rejects.toMatchObject({ kind: 'not-found' });
});

test('a profile that opens again is followed at once, and who asked before no longer waits', async () => {
  const { ben, chi } = cast;
  for (const who of [ben, chi]) await follow(who);
  await pia.call('UserSettingsResource.update', { is_private_profile: false });
  expect((await seenBy(ben)).is_follow_requested_by_me).toBe(false);
  expect((await follow(ben)).data.explicitly_followed_by_me).toBe(true);
  expect(await waiting()).toEqual([]);
  await pia.call('UserSettingsResource.update', { is_private_profile: true });
  expect(await waiting()).toEqual([]);
  expect((await seenBy(chi)).is_follow_requested_by_me).toBe(false);
});

test('who follows already goes on seeing a profile that turns private; it is told to others no more', async () => {
  const { ben, chi, visitor } = cast;
  await pia.call('UserSettingsResource.update', { is_private_profile: false });
  const pin = await pia.saves.pin({ title: 'Was open', board: await pia.makes.board('Was open') });
  await follow(ben);
  const reads = async (who: { call: CastMember['call'] }) => {
    const asked = { user_id: pia.id };
    const [pins, boards] = [
      await who.call('UserPinsResource.get', asked),
      await who.call('BoardsResource.get', asked),
    ];
    const page = await who.call('PinResource.get', { id: pin.id }).then(
      () => 200,
      (error: { kind: string }) => error.kind,
    );
    return [pins.data.length, boards.data.length, page];
  };
  expect(await reads(visitor)).toEqual([1, 1, 200]);
  await pia.call('UserSettingsResource.update', { is_private_profile: true });
  expect(await reads(visitor)).toEqual([0, 0, 'not-found']);
  expect(await reads(chi)).toEqual([0, 0, 'not-found']);
  expect(await reads(ben)).toEqual([1, 1, 200]);
  expect(await reads(pia)).toEqual([1, 1, 200]);
});

test('[PRIVATE-04] lists of a private profile are not sent to who does not follow it', async () => {
  const { ada, ben, chi } = cast;
  await pia.saves.pin({ title: 'Kept in' });
  await pia.makes.board('Kept in');
  await pia.call('UserFollowResource.create', { user_id: ada.id });
  await ben.follows(pia);
  const lists = [
    'UserPinsResource.get',
    'BoardsResource.get',
    'UserFollowersResource.get',
    'UserFollowingResource.get',
  ] as const;
  for (const list of lists) {
    const seen = async (who: CastMember) => (await who.call(list, { username: 'pia' })).data.length;
    expect([list, await seen(chi), await seen(ben), await seen(pia)]).toEqual([list, 0, 1, 1]);
    // Visitors may not list people.
    const asked = cast.visitor.call(list, { username: 'pia' }).then(
      ({ data }) => data.length,
      (no) => no.kind,
    );
    expect([list, await asked]).toEqual([list, list.startsWith('UserFollow') ? 'unauthenticated' : 0]);
  }
});

test('[PRIVATE-03] outside the experiment a private profile hides nothing, and is still asked before it is followed', async () => {
  const { chi } = cast;
  const { id } = await pia.saves.pin({ title: 'Not hidden' });
  await platform.db.write(
    `insert into flag_overrides (name, user_id, value) values ('private_profile_hide_until_follow', $1, 'control')`,
    [chi.id],
  );
  platform.flagSource = openFlagSource(platform.db, EXPERIMENTS);
  expect(await seenBy(chi)).toMatchObject({ is_private_profile: true, is_open_to_me: true, pin_count: 1 });
  expect((await chi.call('UserPinsResource.get', { user_id: pia.id })).data).toMatchObject([{ id }]);
  expect((await chi.call('PinResource.get', { id })).data.title).toBe('Not hidden');
  await pia.makes.board('Not hidden');
  for (const scope of ['pins', 'boards'] as const) {
    const found = async (who: CastMember) =>
      (await who.call('BaseSearchResource.get', { query: 'not hidden', scope })).data.results.length;
    expect([scope, await found(chi), await found(cast.ben)]).toEqual([scope, 1, 0]);
  }
  expect((await follow(chi)).data.is_follow_requested_by_me).toBe(true);
  expect((await seenBy(cast.ben)).is_open_to_me).toBe(false);
});

test('a request of somebody who has been suspended or has left since is not accepted', async () => {
  const { ben, chi } = cast;
  const marks = [
    [ben, 'suspended_at'],
    [chi, 'deactivated_at'],
  ] as const;
  for (const [who, mark] of marks) {
    await follow(who);
    await platform.db.write(`update users set ${mark} = now() where id = $1`, [who.id]);
    const accepted = pia.call('FollowRequestAcceptResource.update', { user_id: who.id });
    await expect(accepted).rejects.toMatchObject({ kind: 'not-found' });
  }
  expect(await waiting()).toEqual([]);
  expect(await platform.db.rows('select from follows where followee_id = $1', [pia.id])).toEqual([]);
});

test.each(['suspended', 'blocked'])('whoever is %s in between is not let in', async (what) => {
  const { ben } = cast;
  await follow(ben);
  const outcome = await meanwhile(
    platform.db,
    heldPeople(ben.id, pia.id),
    () => pia.call('FollowRequestAcceptResource.update', { user_id: ben.id }),
    async (tx) => {
      if (what === 'suspended') {
        await tx.write('update users set suspended_at = now() where id = $1', [ben.id]);
      } else {
        await blockRows(tx, ben.id, pia.id);
        await tx.write('delete from follow_requests where follower_id = $1', [ben.id]);
      }
    },
  );
  expect(outcome).toBe('not-found');
  expect(await platform.db.rows('select from follows')).toEqual([]);
});

test('whoever is blocked in between neither follows, asks nor blocks', async () => {
  const { ben, ada } = cast;
  const calls = [
    () => follow(ben),
    () => ben.call('UserFollowResource.create', { user_id: ada.id }),
    () => ben.call('UserBlockResource.create', { blocked_user_id: ada.id }),
  ];
  for (const [index, call] of calls.entries()) {
    const other = index === 0 ? pia : ada;
    for (const table of ['blocks', 'blocked_by']) await platform.db.write(`delete from ${table}`);
    const change = (tx: Transaction) => blockRows(tx, other.id, ben.id);
    expect(await meanwhile(platform.db, heldPeople(ben.id, other.id), call, change)).toBe('not-found');
  }
  expect(await platform.db.rows('select 1 from follows union all select 1 from follow_requests')).toEqual([]);
});
