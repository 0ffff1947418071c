import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { PERSON_FIELD_SETS } from './show-profile.resource.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

/** The fields that clients read of each set. */
const READ = {
  profile: [
    'username',
    'full_name',
    'follower_count',
    'following_count',
    'pin_count',
    'eligible_profile_tabs',
  ],
  unauth_profile: ['username', 'full_name', 'follower_count', 'image_xlarge_url', 'seo_title'],
  board_visibility: ['board_count', 'secret_board_count', 'is_private_profile'],
  quicksave: ['has_quicksave_board', 'quick_saves_pin_count'],
  save_behavior: ['save_behavior'],
};

test('[API-09] a person is answered by id or by name with each set of fields', async () => {
  const { ada, visitor } = cast;
  const sizes = new Map<string, number>();
  for (const [key, fields] of Object.entries(READ)) {
    for (const name of [{ user_id: ada.id }, { username: 'ada' }]) {
      const { data } = await ada.call('UserResource.get', { ...name, field_set_key: key as 'profile' });
      for (const field of fields) expect(Reflect.get(data, field), field).toBeDefined();
      expect(data).toMatchObject({ id: ada.id, type: 'user', username: 'ada' });
      sizes.set(key, Object.keys(data).length);
    }
  }
  expect(Object.fromEntries(sizes)).toMatchObject({ board_visibility: 7, quicksave: 5, save_behavior: 6 });
  expect(sizes.get('unauth_profile')).toBeLessThan(sizes.get('profile') ?? 0);
  const unknown = ada.call('UserResource.get', { username: 'ada', field_set_key: 'all' as 'profile' });
  await expect(unknown).rejects.toMatchObject({ kind: 'invalid', field: 'field_set_key' });
  const { data } = await visitor.call('UserResource.get', {
    username: 'ada',
    field_set_key: 'unauth_profile',
    get_page_metadata: 'true' as never,
  });
  expect(data).toMatchObject({ username: 'ada', seo_title: expect.stringContaining('ada') });
  expect(Reflect.get(data, 'save_behavior')).toBeUndefined();
  expect(Reflect.get(data, 'secret_board_count')).toBeUndefined();
});

test('[API-09] get_page_metadata adds what the head of the page says', async () => {
  const { ada, visitor } = cast;
  await ada.call('UserSettingsResource.update', { about: 'Maps and lamps' });
  const ask = async (more: { get_page_metadata?: boolean }, field_set_key?: keyof typeof PERSON_FIELD_SETS) =>
    (await visitor.call('UserResource.get', { username: 'ada', field_set_key, ...more })).data.page_metadata;
  expect(await ask({})).toBeUndefined();
  expect(await ask({ get_page_metadata: false })).toBeUndefined();
  for (const key of [undefined, ...Object.keys(PERSON_FIELD_SETS)] as (keyof typeof PERSON_FIELD_SETS)[]) {
    expect(await ask({ get_page_metadata: true }, key)).toEqual({
      ...{ title: expect.stringContaining('(ada)'), description: 'Maps and lamps' },
      ...{ canonical_url: 'http://pinfold.test/ada/', robots: null },
    });
  }
});

test('[API-09] is_mobile_fork leaves the cover in the one size that phones show', async () => {
  const { ada, visitor } = cast;
  const image_signature = await ada.has.picture({ width: 2000, height: 1000 });
  await ada.call('ProfileCoverResource.update', { image_signature });
  const sizes = async (is_mobile_fork: boolean) => {
    const { data } = await visitor.call('UserResource.get', { username: 'ada', is_mobile_fork });
    return Object.keys(data.profile_cover?.images ?? {}).sort();
  };
  expect(await sizes(false)).toEqual(['1200x', '736x', 'originals']);
  expect(await sizes(true)).toEqual(['736x']);
});

test('[API-09] invite_code is answered with whether it invites to this profile', async () => {
  const { ada, ben, chi, visitor } = cast;
  const { data: own } = await ada.call('ProfileInviteResource.create', {});
  const { data: other } = await ben.call('ProfileInviteResource.create', {});
  const isValid = async (invite_code: string) => {
    const answers = [];
    for (const who of [chi, visitor]) {
      answers.push(
        (await who.call('UserResource.get', { username: 'ada', invite_code })).data.is_invite_code_valid,
      );
    }
    return answers;
  };
  expect(await isValid(own.invite_code)).toEqual([true, true]);
  for (const code of [other.invite_code, 'none']) expect(await isValid(code)).toEqual([false, false]);
  expect(await isValid('')).toEqual([undefined, undefined]);
  const small = { field_set_key: 'quicksave', invite_code: own.invite_code } as const;
  const { data } = await chi.call('UserResource.get', { username: 'ada', ...small });
  expect(data).toMatchObject({ username: 'ada', is_invite_code_valid: true });
});

test('[API-16] a person asked for as of a graph is answered with id, name and followers, by the rules of the profile', async () => {
  const { ada, ben, visitor } = cast;
  await ben.follows(ada);
  const { data } = await visitor.call('UserGraphResource.get', { userId: ada.id });
  expect(data).toEqual({ id: ada.id, username: 'ada', followerCount: 1 });
  const dan = await memberOf(platform, 'dan');
  await dan.blocks(ben);
  await expect(ben.call('UserGraphResource.get', { userId: dan.id })).rejects.toMatchObject({
    kind: 'not-found',
  });
});

test('[API-17] asked with nothing, the own user is answered, and nobody else', async () => {
  const { ada, visitor } = cast;
  const { data } = await ada.call('POST /v3/users/me/', {});
  expect(data).toEqual((await ada.call('UserResource.get', { username: 'ada' })).data);
  await expect(visitor.call('POST /v3/users/me/', {})).rejects.toMatchObject({ kind: 'unauthenticated' });
});
