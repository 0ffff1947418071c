import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

/** What clients read of each set of fields. */
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

test('[API-09] a person is answered by id or by name with each set of fields, and what stands beside it', async () => {
  const { ada, visitor } = cast;
  for (const [field_set_key, fields] of Object.entries(READ)) {
    for (const name of [{ user_id: ada.id }, { username: 'ada' }]) {
      const beside = { is_mobile_fork: true, get_page_metadata: true, invite_code: 'abc' };
      const { data } = await ada.call('UserResource.get', { ...name, field_set_key, ...beside });
      for (const field of fields) expect(Reflect.get(data, field), field).toBeDefined();
    }
  }
  const { data } = await visitor.call('UserResource.get', {
    username: 'ada',
    field_set_key: 'unauth_profile',
    get_page_metadata: 'true' as never,
  });
  expect(data).toMatchObject({ username: 'ada', seo_title: expect.stringContaining('ada') });
  expect(Reflect.get(data, 'save_behavior')).toBeUndefined();
  expect(Reflect.get(data, 'secret_board_count')).toBeUndefined();
});

test('[API-16] a person asked for as of a graph is answered with id, name and followers, by the rules of the profile', async () => {
  const { ada, ben, visitor } = cast;
  await ben.follows(ada);
  const { data } = await visitor.call('UserGraphResource.get', { userId: ada.id });
  expect(data).toEqual({ id: ada.id, username: 'ada', followerCount: 1 });
  const dan = await memberOf(platform, 'dan');
  await dan.blocks(ben);
  await expect(ben.call('UserGraphResource.get', { userId: dan.id })).rejects.toMatchObject({ status: 404 });
});

test('[API-17] asked with nothing, the own user is answered, and nobody else', async () => {
  const { ada, visitor } = cast;
  const { data } = await ada.call('POST /v3/users/me/', {});
  expect(data).toEqual((await ada.call('UserResource.get', { username: 'ada' })).data);
  await expect(visitor.call('POST /v3/users/me/', {})).rejects.toMatchObject({ status: 401 });
});
