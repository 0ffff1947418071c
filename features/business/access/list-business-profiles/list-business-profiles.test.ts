import { beforeAll, expect, test } from 'vitest';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer, webClient } from '#testing/web.ts';

const PROFILES = 'GET /vx/business_access/profiles/';
let cast: Cast;
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const { ada, studio } = cast;
  await platform.db.write(
    `insert into business_access (home, viewer_id, profile_user_id, permissions)
      values ($1, $2, $3, '{ADMIN,ANALYST}')`,
    [homeOf(ada.id), ada.id, studio.id],
  );
  await studio.call('BusinessAccountResource.create', {
    ...{ business_name: 'Studio', account_type: 'retailer', country: 'CH' },
  });
  await studio.call('UserSettingsResource.update', { full_name: 'Studio Fold' });
});

test('[ENTITY-34] [BIZ-05] a profile to act as has an id, permissions, a user and whether the second factor is met', async () => {
  const { data } = await cast.ada.call(PROFILES, {});
  expect(data).toEqual([
    {
      id: cast.ada.id,
      permissions: ['OWNER'],
      user: { username: 'ada', businessName: expect.stringContaining('Ada'), imgUrl: null },
      viewerMeetsMfaRequirement: true,
    },
    {
      id: cast.studio.id,
      permissions: ['ADMIN', 'ANALYST'],
      user: { username: 'studio', businessName: 'Studio Fold', imgUrl: null },
      viewerMeetsMfaRequirement: true,
    },
  ]);
});

test('whoever was given nothing has their own profile only', async () => {
  expect((await cast.ben.call(PROFILES, {})).data.map((profile) => profile.id)).toEqual([cast.ben.id]);
});

test('[BIZ-10] the profiles are read without a payload, each with its id, and nobody is sent to log in', async () => {
  const app = await testWebServer(platform);
  const request = { method: 'GET', url: '/vx/business_access/profiles/' } as const;
  const refused = await webClient(app).send(request);
  expect(refused).toMatchObject({ status: 401, json: { resource_response: { status: 'failure' } } });
  expect(refused.headers.location).toBeUndefined();
  const { data } = await cast.ada.call(PROFILES, {});
  const byId = Object.fromEntries(data.map((profile) => [profile.id, profile.user.businessName]));
  expect(byId[cast.studio.id]).toBe('Studio Fold');
});

test('a business that renames its profile is called so by itself and by who acts for it', async () => {
  const { ada, studio } = cast;
  const listed = (await ada.call(PROFILES, {})).data.find(({ id }) => id === studio.id);
  expect(listed?.user.businessName).toBe('Studio Fold');
  expect((await studio.call('BusinessAccountResource.get', {})).data.business_name).toBe('Studio Fold');
});
