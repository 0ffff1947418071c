import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { markPerson, type PersonMark } from './mark-person.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const mark = (username: string, name: PersonMark, isOn: boolean, site: string | null = null) =>
  markPerson(platform.db, username, { mark: name, isOn, site });

const seen = async (username: string) => (await cast.chi.call('UserResource.get', { username })).data;

test('the operator verifies who somebody is, and takes it back', async () => {
  expect(await mark('ADA', 'verified-identity', true)).toBe(true);
  expect((await seen('ada')).verified_identity).toEqual({ verified: true });
  expect((await seen('ben')).verified_identity).toEqual({ verified: false });
  await mark('ada', 'verified-identity', false);
  expect((await seen('ada')).verified_identity).toEqual({ verified: false });
  expect(await mark('nobody-here', 'verified-identity', true)).toBe(false);
});

test('a profile is there for advertisements only while the operator says so', async () => {
  await mark('ada', 'ads-only', true, 'https://looms.example/');
  expect(await seen('ada')).toMatchObject({
    ...{ is_ads_only_profile: true, ads_only_profile_site: 'https://looms.example/' },
  });
  await mark('ada', 'ads-only', false);
  expect(await seen('ada')).toMatchObject({ is_ads_only_profile: false, ads_only_profile_site: null });
});

test('a header is minimal for a business only, and employees are known to themselves', async () => {
  expect(await mark('ben', 'minimal-header', true)).toBe(false);
  await cast.ben.call('BusinessAccountResource.create', {
    ...{ business_name: 'Looms & Co', account_type: 'retailer', country: 'fr', website_url: '' },
  });
  expect(await mark('ben', 'minimal-header', true)).toBe(true);
  expect(await seen('ben')).toMatchObject({ has_minimal_header: true });
  expect(await mark('ben', 'employee', true)).toBe(true);
  const [row] = await platform.db.rows('select is_employee from users where id = $1', [cast.ben.id]);
  expect(row).toEqual({ is_employee: true });
});

test('somebody has no shopping list while the operator says so, and still chooses whether a list shows', async () => {
  const { ada } = cast;
  const settings = async () => (await ada.call('UserSettingsResource.get', {})).data;
  await ada.call('UserSettingsResource.update', { show_shopping_list: false });
  expect(await mark('ada', 'no-shopping-list', true)).toBe(true);
  expect(await settings()).toMatchObject({ eligible_for_wishlist: false, show_shopping_list: false });
  await mark('ada', 'no-shopping-list', false);
  expect(await settings()).toMatchObject({ eligible_for_wishlist: true, show_shopping_list: false });
  expect(await mark('nobody-here', 'no-shopping-list', true)).toBe(false);
});
