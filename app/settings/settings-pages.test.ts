import { beforeAll, expect, test } from 'vitest';
import { endsAccess, givesAccess } from '#features/business/access/testing-access.ts';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import type { Part } from '#testing/pages.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const isOn = (control: Part) => control.element.hasAttribute('checked');

test('[ROUTE-22] the page of comment settings is /settings/permissions, and shows them as they are stored', async () => {
  const { ben } = cast;
  const links = (await ben.opens('/settings/')).one('main');
  expect(links.one('link', 'Social permissions').attribute('href')).toBe('/settings/permissions/');
  const stored = async (path: string) => {
    const page = await ben.opens(path);
    expect(page.one('heading', { level: 1 }).text).toBe('Social permissions');
    const mentions = page.one('group', 'Who can mention me');
    return {
      comments: isOn(page.one('switch', /^Allow comments on your Pins/)),
      mentions: mentions.all('radio').map(isOn).indexOf(true),
      last: isOn(mentions.one('radio', /^No one/)),
    };
  };
  expect(await stored('/settings/permissions')).toEqual({ comments: true, mentions: 0, last: false });
  await ben.call('UserSettingsResource.update', { allow_comments: false, mention_permission: 'nobody' });
  expect(await stored('/settings/permissions/')).toMatchObject({ comments: false, last: true });
});

test('notifications that are off on the site are not mailed either', async () => {
  const { chi } = cast;
  const followers = async () => {
    const group = (await chi.opens('/settings/notifications/')).one('group', 'Followers');
    const mail = group.one('switch', 'Also by email');
    return [isOn(group.one('switch', 'In notifications')), isOn(mail), mail.element.hasAttribute('disabled')];
  };
  const update = (change: object) =>
    chi.call('NewsChoicesResource.update', { kind: 'follows', by_mail: true, ...change });
  await update({});
  expect(await followers()).toEqual([true, true, false]);
  await update({ on_site: false });
  expect(await followers()).toEqual([false, false, true]);
});

test('the list of notifications leads to what one is notified of, by kind, as it was chosen', async () => {
  const { ada } = cast;
  const link = (await ada.opens('/news/')).one('main').one('link', 'Notification settings');
  const path = '/settings/notifications/';
  expect(link.attribute('href')).toBe(path);
  const isMailed = async (kind: string) =>
    isOn((await ada.opens(path)).one('group', kind).one('switch', 'Also by email'));
  const before = [await isMailed('Saves'), await isMailed('Comments')];
  await ada.call('NewsChoicesResource.update', { kind: 'saves', by_mail: !before[0] });
  expect([await isMailed('Saves'), await isMailed('Comments')]).toEqual([!before[0], before[1]]);
});

test('an imprint is asked for where the law of the country wants one', async () => {
  const fields = async (country: string) => {
    await cast.ada.call('UserSettingsResource.update', { country });
    return (await cast.ada.opens('/settings/edit-profile/')).all('textbox', /^(Website|Imprint)/).length;
  };
  expect(await fields('FR')).toBe(1);
  expect(await fields('DE')).toBe(2);
});

test('an admin finds the cover and the contact of a business, and nothing of its settings', async () => {
  const { ada, ben, chi, studio } = cast;
  await givesAccess(platform.db, studio, ada, 'ADMIN');
  await givesAccess(platform.db, studio, ben, 'PROFILE_PUBLISHER');
  await studio.call('BusinessContactResource.update', { contact_email: 'shop@studio.example' });
  const path = `/settings/edit-profile/?orbac_subject_id=${studio.id}`;
  const list = (await ada.opens('/settings/accounts-i-act-for/')).one('list', 'Accounts you act for');
  expect(list.one('link', 'Edit profile').attribute('href')).toBe(path);
  const page = await ada.opens(path);
  expect(page.one('heading', { level: 1 }).text).toBe("Edit Studio Maker's profile");
  expect(page.one('complementary', 'Who you act for').text).toContain("You're acting as Studio Maker");
  const main = page.one('main');
  expect(main.one('textbox', /^Contact email/).attribute('value')).toBe('shop@studio.example');
  expect(main.all('group', 'Cover')).toHaveLength(1);
  expect(main.all('textbox', /^(Name|About|Website)/)).toEqual([]);
  expect((await ben.opens(path)).address).toBe('/studio/');
  expect((await studio.opens(path)).one('heading', { level: 1 }).text).toBe('Edit profile');
  expect((await chi.opens(path)).status).toBe(404);
  await endsAccess(platform.db, studio, ada);
  expect((await ada.opens(path)).status).toBe(404);
});

test('whom one blocks stands in the settings, to be let in again', async () => {
  const [nora, otto] = await Promise.all([memberOf(platform, 'nora'), memberOf(platform, 'otto', 'Otto')]);
  const said = "You haven't blocked anyone";
  expect((await nora.opens('/settings/privacy/')).text).toContain(said);
  await nora.blocks(otto);
  const page = await nora.opens('/settings/privacy/');
  expect(page.text).not.toContain(said);
  const [row, ...others] = page.one('list', 'Blocked people').all('listitem');
  expect(others).toEqual([]);
  expect(row?.text).toContain('Otto Maker');
  expect(row?.all('button', 'Unblock Otto Maker')).toHaveLength(1);
});
