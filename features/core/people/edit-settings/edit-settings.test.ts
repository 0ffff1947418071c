import { beforeAll, expect, test } from 'vitest';
import { choiceUpdate, everyCookie } from '#features/core/consent/cookie-choice.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { socialPermissionsOf } from '../person-settings.service.ts';
import { mayMention } from '../social-permissions.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const settingsOf = async (who: Cast['ada']) => (await who.call('UserSettingsResource.get', {})).data;

test('[COOKIE-03] the cookie choice and where it was made are kept with the settings, one update after the other', async () => {
  const { ada, ben, visitor } = cast;
  const unasked = {
    allow_analytic_cookies: null,
    allow_marketing_cookies: null,
    allow_personalization_cookies: null,
    surface_tag: null,
  };
  expect(await settingsOf(ada)).toMatchObject(unasked);
  const all = choiceUpdate(everyCookie(true), 'cookie_banner');
  await Promise.all([
    ada.call('UserSettingsResource.update', all),
    ada.call('UserSettingsResource.update', all),
  ]);
  expect(await settingsOf(ada)).toMatchObject({ ...everyCookie(true), surface_tag: 'cookie_banner' });
  const some = { ...everyCookie(false), allow_marketing_cookies: true };
  await ada.call('UserSettingsResource.update', choiceUpdate(some, 'privacy_settings'));
  expect(await settingsOf(ada)).toMatchObject({ ...some, surface_tag: 'privacy_settings' });
  await ada.call('UserSettingsResource.update', { show_all_pins: false });
  expect(await settingsOf(ada)).toMatchObject(some);
  expect(await settingsOf(ben)).toMatchObject(unasked);
  await expect(
    ada.call('UserSettingsResource.update', { allow_analytic_cookies: 'perhaps' as never }),
  ).rejects.toMatchObject({ kind: 'invalid', field: 'allow_analytic_cookies' });
  await expect(visitor.call('UserSettingsResource.update', all)).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});

test('comments are on and everybody may mention, until the person says otherwise', async () => {
  const { ada, ben } = cast;
  expect(await settingsOf(ada)).toMatchObject({ allow_comments: true, mention_permission: 'everyone' });
  await ada.call('UserSettingsResource.update', { allow_comments: false, mention_permission: 'followed' });
  await ada.call('UserSettingsResource.update', { show_all_pins: true });
  const permissions = await socialPermissionsOf(platform.db, [ada.id, ben.id]);
  const ofAda = { allow_comments: false, mention_permission: 'followed' } as const;
  expect(permissions.get(ada.id)).toEqual(ofAda);
  expect(permissions.get(ben.id)).toEqual({ allow_comments: true, mention_permission: 'everyone' });
  expect([mayMention(ofAda, true), mayMention(ofAda, false)]).toEqual([true, false]);
  expect(mayMention({ ...ofAda, mention_permission: 'nobody' }, true)).toBe(false);
  await expect(
    ada.call('UserSettingsResource.update', { mention_permission: 'some' as never }),
  ).rejects.toMatchObject({ field: 'mention_permission' });
});

test('who wants so is left out by search engines, and an operator\u2019s reason stays the operator\u2019s', async () => {
  const { ada, ben } = cast;
  const reasonFor = async (who: Cast['ada']) =>
    (await cast.visitor.call('UserResource.get', { username: who.username })).data.seo_noindex_reason;
  expect(await settingsOf(ada)).toMatchObject({ exclude_from_search: false });
  await ada.call('UserSettingsResource.update', { exclude_from_search: true });
  expect([await reasonFor(ada), await reasonFor(ben)]).toEqual(['excluded_by_owner', null]);
  await ada.call('UserSettingsResource.update', { show_all_pins: true });
  expect(await settingsOf(ada)).toMatchObject({ exclude_from_search: true });
  await ada.call('UserSettingsResource.update', { exclude_from_search: false });
  expect(await reasonFor(ada)).toBeNull();
  await platform.db.write(`update users set seo_noindex_reason = 'spam' where id = $1`, [ada.id]);
  for (const exclude_from_search of [true, false])
    await ada.call('UserSettingsResource.update', { exclude_from_search });
  expect(await reasonFor(ada)).toBe('spam');
});

test('of two devices that change the same settings at once one has the last word, and both are told what was written', async () => {
  const { ada } = cast;
  const one = { about: 'From one', mention_permission: 'followed', show_all_pins: true } as const;
  const two = { about: 'From two', mention_permission: 'nobody', show_all_pins: false } as const;
  for (let round = 0; round < 5; round += 1) {
    const [first, second] = await Promise.all([
      ada.call('UserSettingsResource.update', one),
      ada.call('UserSettingsResource.update', two),
    ]);
    const { about, mention_permission, show_all_pins } = await settingsOf(ada);
    const stored = { about, mention_permission, show_all_pins };
    expect([one, two]).toContainEqual(stored);
    for (const { data } of [first, second]) {
      expect([one, two]).toContainEqual({
        about: data.about,
        mention_permission: data.mention_permission,
        show_all_pins: data.show_all_pins,
      });
    }
    // The first answer may already include the second change, but must not be outdated.
    expect([first.data.about, second.data.about]).toContain(about);
  }
});

test('settings can be sent back as they were answered, and null removes what may be missing', async () => {
  const { chi } = cast;
  const before = await settingsOf(chi);
  const { allow_analytic_cookies, website_url, surface_tag } = before;
  expect([allow_analytic_cookies, website_url, surface_tag]).toEqual([null, null, null]);
  expect((await chi.call('UserSettingsResource.update', before as never)).data).toEqual(before);
  const said = {
    website_url: 'https://chi.example/',
    impressum_url: 'https://chi.example/law',
    instagram_username: 'chi',
    gender: 'female',
    country: 'SE',
    image_signature: await chi.has.picture(),
  };
  expect((await chi.call('UserSettingsResource.update', said)).data).toMatchObject(said);
  const none = { ...said, website_url: null, impressum_url: null, instagram_username: null };
  const all = { ...none, gender: null, country: null, image_signature: null };
  expect((await chi.call('UserSettingsResource.update', all)).data).toMatchObject(all);
});
