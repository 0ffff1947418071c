import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { profilePageData } from './profile-page-data.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

test('topics are not among those one is shown to follow', async () => {
  const { ada } = cast;
  await platform.db.write(
    'update users set following_count = 12, interest_following_count = 5 where id = $1',
    [ada.id],
  );
  const { data } = await ada.call('UserResource.get', { user_id: ada.id });
  expect(data).toMatchObject({ following_count: 12, interest_following_count: 5 });
  expect(profilePageData(data, ada.id).followingCount).toBe(7);
});

test('a private profile says who it is, and nothing else, to whoever does not follow it', async () => {
  const pia = await memberOf(platform, 'pia', 'Pia');
  await pia.call('UserSettingsResource.update', {
    ...{ is_private_profile: true, about: 'Quiet words', location: 'Quiet town', pronouns: ['she', 'her'] },
    website_url: 'https://quiet.example/',
  });
  await cast.ben.follows(pia);
  const seenBy = async (who: { call: typeof pia.call }) =>
    (await who.call('UserResource.get', { user_id: pia.id })).data;
  for (const who of [cast.chi, cast.visitor]) {
    const seen = await seenBy(who);
    expect(seen).toMatchObject({ full_name: expect.stringContaining('Pia'), username: 'pia', about: '' });
    expect(JSON.stringify(seen)).not.toMatch(/quiet|"she"/i);
  }
  expect(await seenBy(cast.ben)).toMatchObject({ about: 'Quiet words', location: 'Quiet town' });
});
