import { beforeAll, expect, test } from 'vitest';
import { signedUp } from '#features/core/identity/testing-sign-up.ts';
import { PROFILE, quickTarget } from '#features/library/saves/save-target.ts';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

let ada: TestBrowser;
let ben: TestBrowser;
let visitor: TestBrowser;

beforeAll(async () => {
  const platform = await testPlatform(await freshDatabase());
  ada = await signedUp(platform, 'ada');
  ben = await signedUp(platform, 'ben');
  visitor = testBrowser(platform);
});

test('[ENTITY-11] [PINS-04] what is chosen is kept, and what is not named stays', async () => {
  await ada.call('UserMetadataResource.update', { most_recent_board_sort_order: 'alphabetical' });
  await ada.call('UserMetadataResource.update', { board_pin_rep_view_type: 'dense' });
  await ada.call('UserMetadataResource.update', { profile_pin_rep_view_type: 'regular' });
  expect((await ada.call('UserMetadataResource.get', {})).data).toEqual({
    most_recent_board_sort_order: 'alphabetical',
    profile_board_rep_view_type: null,
    board_pin_rep_view_type: 'dense',
    profile_pin_rep_view_type: 'regular',
  });
  await ada.call('UserMetadataResource.update', { profile_board_rep_view_type: 'square' });
  expect((await ada.call('UserMetadataResource.get', {})).data).toEqual({
    most_recent_board_sort_order: 'alphabetical',
    profile_board_rep_view_type: 'square',
    board_pin_rep_view_type: 'dense',
    profile_pin_rep_view_type: 'regular',
  });
  expect((await ada.call('BoardSortResource.get', {})).data.sort).toBe('alphabetical');
  const forgotten = { most_recent_board_sort_order: null };
  expect((await ada.call('UserMetadataResource.update', forgotten)).data).toMatchObject({
    ...{ most_recent_board_sort_order: null, profile_board_rep_view_type: 'square' },
  });
  expect((await ben.call('UserMetadataResource.get', {})).data).toEqual({
    ...{ most_recent_board_sort_order: null, profile_board_rep_view_type: null },
    ...{ board_pin_rep_view_type: null, profile_pin_rep_view_type: null },
  });
});

test('[ENTITY-08] with fewer than five boards the first press on Save saves to the profile under save behavior 0 and shows the boards under 1', async () => {
  const asked = { username: 'ada', field_set_key: 'save_behavior' } as const;
  for (const [save_behavior, target] of [
    [0, PROFILE],
    [1, null],
  ] as const) {
    await ada.call('UserSettingsResource.update', { save_behavior });
    const { data } = await ada.call('UserResource.get', asked);
    expect(data.save_behavior).toBe(save_behavior);
    expect(quickTarget({ last: null, saveBehavior: save_behavior })).toEqual(target);
  }
});

test('a sort that cannot be stored is refused and changes nothing', async () => {
  await ada.call('UserMetadataResource.update', { most_recent_board_sort_order: 'custom' });
  for (const sort of ['oldest', 'newest', 'group_boards_at_top', 'sideways']) {
    const wrong = ada.call('UserMetadataResource.update', { most_recent_board_sort_order: sort as 'custom' });
    await expect(wrong).rejects.toMatchObject({ kind: 'invalid', field: 'most_recent_board_sort_order' });
  }
  const { data } = await ada.call('UserMetadataResource.get', {});
  expect(data.most_recent_board_sort_order).toBe('custom');
});

test('two devices that change different settings at once both get their way', async () => {
  await Promise.all([
    ada.call('UserSettingsResource.update', { show_all_pins: false }),
    ada.call('UserSettingsResource.update', { save_behavior: 0 }),
    ada.call('UserSettingsResource.update', { allow_analytic_cookies: 'true' }),
  ]);
  expect((await ada.call('UserSettingsResource.get', {})).data).toMatchObject({
    show_all_pins: false,
    show_shopping_list: true,
    save_behavior: 0,
    allow_analytic_cookies: true,
    allow_marketing_cookies: null,
  });
  await ada.call('UserSettingsResource.update', { save_behavior: 1 });
  expect((await ada.call('UserSettingsResource.get', {})).data).toMatchObject({
    ...{ show_all_pins: false, save_behavior: 1 },
  });
});

test('a wrong setting is refused by its name, an unknown one ignored', async () => {
  const wrong = ada.call('UserSettingsResource.update', { save_behavior: 2, show_all_pins: true });
  await expect(wrong).rejects.toMatchObject({ kind: 'invalid', field: 'save_behavior' });
  expect((await ada.call('UserSettingsResource.get', {})).data.show_all_pins).toBe(false);
  await ada.call('UserSettingsResource.update', {
    no_such_setting: 1,
    eligible_for_wishlist: false,
  } as object);
  expect((await ada.call('UserSettingsResource.get', {})).data.eligible_for_wishlist).toBe(true);
});

test('a visitor has no settings', async () => {
  await expect(visitor.call('UserSettingsResource.get', {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  await expect(visitor.call('UserMetadataResource.update', {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});

test('what is asked for another profile is refused and changes nothing; naming oneself is no matter', async () => {
  const { id: own } = await ada.viewer();
  const { id: foreign } = await ben.viewer();
  const chosen = async (who: TestBrowser) =>
    (await who.call('UserMetadataResource.get', {})).data.most_recent_board_sort_order;
  await ada.call('UserMetadataResource.update', {
    most_recent_board_sort_order: 'alphabetical',
    orbac_subject_id: own,
  });
  await ben.call('UserMetadataResource.update', { most_recent_board_sort_order: 'custom' });
  const refused = { kind: 'forbidden', reason: 'not-acting-for', field: 'orbac_subject_id' };
  const change = { most_recent_board_sort_order: 'last_pinned_to', orbac_subject_id: foreign } as const;
  await expect(ada.call('UserMetadataResource.update', change)).rejects.toMatchObject(refused);
  await expect(ada.call('UserMetadataResource.get', { orbac_subject_id: foreign })).rejects.toMatchObject(
    refused,
  );
  expect([await chosen(ada), await chosen(ben)]).toEqual(['alphabetical', 'custom']);
});
