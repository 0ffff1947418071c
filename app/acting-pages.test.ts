import { beforeEach, expect, test } from 'vitest';
import { ACTING_COOKIE } from '#features/business/access/active-profile.ts';
import { endsAccess, givesAccess } from '#features/business/access/testing-access.ts';
import type { BusinessPermission } from '#features/core/identity/acting-access.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import type { Page } from '#testing/pages.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { createProductRegistry } from './resources.ts';
import { ACTED_CALLS } from './shell/acted-calls.ts';

let platform: TestPlatform;
let cast: Cast;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const bar = (page: Page) => page.all('complementary', 'Whom you act for')[0]?.text ?? null;

const switcher = (page: Page) =>
  page
    .texts('button', /^Acting as/)
    .concat(page.all('button', /^Acting as/).map((one) => one.attribute('aria-label') ?? ''))
    .filter(Boolean);

const give = (who: CastMember, ...permissions: BusinessPermission[]) =>
  givesAccess(platform.db, cast.studio, who, ...permissions);

const boards = (page: Page) =>
  page
    .one('main')
    .all('link')
    .map((link) => link.attribute('href') ?? '');

test('who may act for a business sees its profile as an owner does, within the experiment', async () => {
  const { ada, chi, studio } = cast;
  await studio.makes.board('Plans', { privacy: 'secret', pins: 1 });
  await studio.makes.board('Lamps', { pins: 1 });
  await give(ada, 'PROFILE_PUBLISHER');
  const path = '/studio/_boards/';
  const shown = async (who: CastMember, more = {}) => {
    const main = (await who.opens(path, more)).one('main');
    const buttons = [
      ...main.texts('button'),
      ...main.all('button').map((one) => one.attribute('aria-label')),
    ];
    return { sees: main.text.includes('Plans'), buttons };
  };
  const own = await shown(studio);
  const acted = await shown(ada);
  expect(acted.sees).toBe(true);
  expect(acted.buttons).toEqual(own.buttons);
  const without = { flags: { business_access_organize: 'control' } };
  for (const other of [await shown(chi), await shown(ada, without)]) {
    expect(other.sees).toBe(false);
    expect(other.buttons.length).toBeLessThan(own.buttons.length);
  }
});

test('[ROUTE-52] a board’s card leads to its address, with the account that one acts for', async () => {
  const { ada, chi, studio } = cast;
  await studio.makes.board('Lamps', { pins: 1 });
  await give(ada, 'PROFILE_PUBLISHER');
  const path = (await studio.call('BoardsResource.get', { username: 'studio' })).data[0]?.url;
  const named = `${path}?orbac_subject_id=${studio.id}`;
  expect(boards(await ada.opens('/studio/_boards/'))).toContain(named);
  for (const other of [chi, studio]) {
    const links = boards(await other.opens('/studio/_boards/'));
    expect(links).toContain(path);
    expect(links).not.toContain(named);
  }
});

test('what one acts as is said on every page where it holds, and nowhere to others', async () => {
  const { ada, ben, studio, visitor } = cast;
  const { url } = (await ada.call('BoardResource.create', { name: 'Mine' })).data;
  await give(ada, 'ADMIN');
  expect(bar(await ada.opens('/studio/'))).toContain('You act as Studio');
  expect(bar(await ada.opens('/studio/'))).toContain('Admin');
  for (const path of ['/ada/', url, '/board/create/', '/ben/']) {
    expect(bar(await ada.opens(path)), path).toContain('You act as yourself');
  }
  for (const path of ['/', '/settings/', '/search/', '/conversations/', '/news/']) {
    const page = await ada.opens(path);
    expect(bar(page), path).toBeNull();
    expect(switcher(page), path).not.toEqual([]);
  }
  for (const other of [ben, studio, visitor]) {
    const page = await other.opens('/studio/');
    expect(bar(page)).toBeNull();
    expect(switcher(page)).toEqual([]);
  }
});

test('the cookie keeps the choice, which the server knows when it first paints', async () => {
  const { ada, ben, studio } = cast;
  await give(ada, 'PROFILE_PUBLISHER');
  const pin = await ben.saves.pin();
  const chosen = (value: string) => ({ cookies: new Map([[ACTING_COOKIE, value]]) });
  const path = `/pin/${pin.id}/`;
  expect(bar(await ada.opens(path))).toContain('yourself');
  expect(bar(await ada.opens(path, chosen(`${ada.id}.${studio.id}`)))).toContain('You act as Studio');
  expect(bar(await ada.opens(path, chosen(`${ben.id}.${studio.id}`)))).toContain('yourself');
  expect(bar(await ada.opens(path, chosen(`${ada.id}.${ben.id}`)))).toContain('yourself');
  await endsAccess(platform.db, studio, ada);
  expect(bar(await ada.opens(path, chosen(`${ada.id}.${studio.id}`)))).toBeNull();
});

test('who may only look sees secret boards, and nothing to change', async () => {
  const { ben, studio } = cast;
  await studio.makes.board('Plans', { privacy: 'secret', pins: 1 });
  await give(ben, 'ANALYST');
  const page = await ben.opens('/studio/_boards/');
  expect(bar(page)).toContain('Analyst');
  expect(page.one('main').text).toContain('Plans');
  expect(page.one('main').all('button', /Create|Sort|Organize|Edit/)).toEqual([]);
  expect((await ben.opens('/studio/_self-profile/boards/')).address).toBe('/studio/');
});

test('a page on which one acts shows nothing of one’s own invites and settings, but the rest of an owner’s bar', async () => {
  const { ada, ben } = cast;
  await give(ada, 'OWNER');
  const board_id = await ben.makes.board('Together');
  await ben.call('BoardInviteResource.create', { board_id, invited_user_ids: [ada.id] });
  expect((await ada.opens('/ada/')).text).toContain('Together');
  const page = await ada.opens('/studio/');
  expect(page.text).not.toContain('Together');
  expect(page.one('main').all('link', /Edit Profile|Settings/)).toEqual([]);
  expect(page.one('main').all('link', 'Back')).toHaveLength(1);
  expect(page.one('main').all('link', 'Create Pin')).toHaveLength(1);
  expect(page.one('main').all('button', 'Create')).toHaveLength(1);
});

test('the browser names the account in exactly the calls that can be for it', () => {
  const delegated = createProductRegistry().all.filter(({ acting }) => acting && acting !== 'manage-people');
  expect([...ACTED_CALLS]).toEqual(delegated.map(({ name }) => name).toSorted());
});

test('only what reads can be called by who may only look', () => {
  for (const { name, acting } of createProductRegistry().all) {
    if (acting === 'see-boards') expect(name).toMatch(/\.get$|^GET /);
  }
});

test('a second business stands in the list by its name', async () => {
  const { ada, studio } = cast;
  const shop = await memberOf(platform, 'atelier', 'Atelier');
  await platform.db.write(`update users set is_partner = true where username = 'atelier'`);
  await give(ada, 'ADMIN');
  await givesAccess(platform.db, shop, ada, 'ADMIN');
  expect(switcher(await ada.opens('/atelier/'))[0]).toContain('Atelier');
  expect(switcher(await ada.opens('/studio/'))[0]).toContain('Studio');
  expect(studio.id).not.toBe(shop.id);
});
