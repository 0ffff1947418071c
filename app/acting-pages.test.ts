import { beforeEach, expect, test } from 'vitest';
import { actingRouteOf } from '#features/business/access/active-profile.ts';
import { endsAccess, givesAccess } from '#features/business/access/testing-access.ts';
import { verifyMerchantNamed } from '#features/business/profiles/verify-merchant/verify-merchant.service.ts';
import { ACTING_COOKIE, type BusinessPermission } from '#features/core/identity/acting-access.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import type { Page } from '#testing/pages.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { createProductRegistry } from './resources.ts';
import routes from './routes.ts';
import { ACTED_CALLS } from './shell/acted-calls.ts';

let platform: TestPlatform;
let cast: Cast;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const bar = (page: Page) => page.all('complementary', 'Who you act for')[0]?.text ?? null;

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
  expect(bar(await ada.opens('/studio/'))).toContain("You're acting as Studio");
  expect(bar(await ada.opens('/studio/'))).toContain('Admin');
  for (const path of ['/ada/', url, '/board/create/', '/ben/']) {
    expect(bar(await ada.opens(path)), path).toContain("You're acting as yourself");
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

test('no page of the product is taken for a profile or a board', () => {
  const first = routes
    .map(({ path }) => path?.split('/')[0] ?? '')
    .filter((one) => !/^(?:|[:*].*)$/.test(one));
  expect(first).toContain('board-invite');
  for (const segment of first) {
    for (const path of [`/${segment}/`, `/${segment}/7/`]) {
      expect(actingRouteOf(path).username, path).toBeNull();
    }
  }
});

test('[BIZ-07] without the experiment one acts on boards and pins, not on a profile, and nothing switches', async () => {
  const { ada, studio } = cast;
  await studio.makes.board('Lamps', { pins: 1 });
  await give(ada, 'ADMIN');
  const cookies = new Map([[ACTING_COOKIE, `${ada.id}.${studio.id}`]]);
  const flags = { business_access_organize: 'control' };
  for (const [path, isActed] of [
    ['/studio/lamps/', true],
    ['/board/create/', true],
    ['/studio/', false],
    ['/', false],
  ] as const) {
    const page = await ada.opens(path, { cookies, flags });
    expect(bar(page)?.includes("You're acting as Studio") ?? false, path).toBe(isActed);
    expect(switcher(page), path).toEqual([]);
  }
});

test('the cookie keeps the choice, which the server knows when it first paints, and comes with the page that makes it, to nobody else', async () => {
  const { ada, ben, studio, visitor } = cast;
  await give(ada, 'PROFILE_PUBLISHER');
  const pin = await ben.saves.pin();
  const chosen = (value: string) => ({ cookies: new Map([[ACTING_COOKIE, value]]) });
  const ofStudio = `${ada.id}.${studio.id}`;
  const path = `/pin/${pin.id}/`;
  expect(bar(await ada.opens(path))).toContain('yourself');
  expect(bar(await ada.opens(path, chosen(ofStudio)))).toContain("You're acting as Studio");
  expect(bar(await ada.opens(path, chosen(`${ben.id}.${studio.id}`)))).toContain('yourself');
  expect(bar(await ada.opens(path, chosen(`${ada.id}.${ben.id}`)))).toContain('yourself');
  expect((await ada.opens('/studio/')).cookies.get(ACTING_COOKIE)).toBe(ofStudio);
  expect((await ada.opens('/ada/', chosen(ofStudio))).cookies.get(ACTING_COOKIE)).toBe('');
  for (const { opens } of [ben, studio, visitor])
    expect((await opens('/studio/')).cookies.has(ACTING_COOKIE)).toBe(false);
  await endsAccess(platform.db, studio, ada);
  expect(bar(await ada.opens(path, chosen(ofStudio)))).toBeNull();
});

test('who may only look sees secret boards, and nothing to change', async () => {
  const { ben, studio } = cast;
  await studio.makes.board('Plans', { privacy: 'secret', pins: 1 });
  await give(ben, 'ANALYST');
  const page = await ben.opens('/studio/_boards/');
  expect(bar(page)).toContain('Analyst');
  expect(page.one('main').text).toContain('Plans');
  expect(page.one('main').all('button', /Create|Sort|Organize|Edit/)).toEqual([]);
  const saved = (await ben.opens('/studio/_saved/')).one('main');
  expect(saved.text).toContain('Plans');
  expect(saved.all('button', /sort|Sort|density|layout|view/i)).toEqual([]);
  const pin = await studio.saves.pin();
  for (const path of ['/studio/pins/', '/studio/plans/', `/pin/${pin.id}/?orbac_subject_id=${studio.id}`]) {
    expect((await ben.opens(path)).one('main').all('button', /^Save/), path).toEqual([]);
  }
  expect((await cast.visitor.opens('/studio/pins/')).one('main').all('button', 'Save')).not.toEqual([]);
  expect((await ben.opens('/studio/')).one('main').all('button', 'Share')).toHaveLength(1);
  expect((await ben.opens('/studio/_self-profile/boards/')).address).toBe('/studio/');
});

test('[FOLLOW-10] [FOLLOW-11] who may only look opens the lists of the business like anybody signed in', async () => {
  const { ada, ben, chi, studio } = cast;
  await chi.follows(studio);
  await studio.follows(chi);
  await give(ben, 'ANALYST');
  const counts = async (who: CastMember) =>
    (await who.opens('/studio/')).one('main').texts('link', /^1 (?:follower|following)$/);
  expect(await counts(ben)).toEqual(['1 follower', '1 following']);
  expect(await counts(ben)).toEqual(await counts(ada));
  for (const path of ['/studio/_followers/', '/studio/_following/']) {
    expect((await ben.opens(path)).one('main').text, path).not.toContain('Log in');
    expect((await cast.visitor.opens(path)).one('main').text, path).toContain('Log in');
  }
});

test('[BOARDS-07] [SELF-04] the cards of a business follow its own settings, which who acts for it leaves alone', async () => {
  const { ada, studio } = cast;
  await studio.makes.board('Lamps', { pins: 1 });
  await give(ada, 'ADMIN');
  const seen = async (who: CastMember) => {
    const main = (await who.opens('/studio/_self-profile/boards/')).one('main');
    return {
      hasCard: main.all('link', /^All Pins/).length,
      controls: main.all('button', 'Visibility controls').length,
    };
  };
  await ada.call('UserSettingsResource.update', { show_all_pins: false });
  expect([await seen(ada), await seen(studio)]).toEqual([
    { hasCard: 1, controls: 0 },
    { hasCard: 1, controls: 1 },
  ]);
  await ada.call('UserSettingsResource.update', { show_all_pins: true });
  await studio.call('UserSettingsResource.update', { show_all_pins: false });
  expect((await seen(ada)).hasCard).toBe(0);
});

test('blocking is offered to the owners of a business, not to others who act for it', async () => {
  const { ada, ben, chi, studio } = cast;
  await platform.db.write('update users set is_private_profile = true where id = $1', [chi.id]);
  await give(ada, 'ADMIN');
  await give(ben, 'OWNER');
  const offered = async (who: CastMember) => {
    const cookies = new Map([[ACTING_COOKIE, `${who.id}.${studio.id}`]]);
    return (await who.opens('/chi/', { cookies })).one('main').all('button', /^Block/).length > 0;
  };
  expect([await offered(studio), await offered(ben), await offered(ada)]).toEqual([true, true, false]);
});

test('[BIZ-11] who may edit the profile of a business is led to that, others are not', async () => {
  const { ada, ben, chi, studio } = cast;
  await give(ada, 'ADMIN');
  await give(ben, 'PROFILE_PUBLISHER');
  await give(chi, 'ANALYST');
  const offered = async (who: CastMember) => {
    const links = (await who.opens('/studio/')).one('main').all('link', 'Edit Profile');
    return links.map((link) => link.attribute('href'));
  };
  expect(await offered(ada)).toEqual([`/settings/edit-profile/?orbac_subject_id=${studio.id}`]);
  expect(await offered(studio)).toEqual(['/settings/edit-profile/']);
  expect([await offered(ben), await offered(chi)]).toEqual([[], []]);
});

test('[BADGE-03] who may not edit the badges of a business is not offered to', async () => {
  const { ada, ben, studio } = cast;
  await verifyMerchantNamed(platform, 'studio', ['inclusive']);
  await give(ada, 'ADMIN');
  await give(ben, 'PROFILE_PUBLISHER');
  const offered = async (who: CastMember) =>
    (await who.opens('/studio/')).all('button', 'Edit merchant details').length;
  expect([await offered(studio), await offered(ada), await offered(ben)]).toEqual([1, 1, 0]);
});

test('who acts for a business is not told to become one where a business manages its people', async () => {
  const { ada, chi } = cast;
  await give(ada, 'PROFILE_PUBLISHER');
  const page = await ada.opens('/settings/business-access/');
  expect(page.text).not.toContain('Convert to a business account');
  expect(page.all('heading', 'You act for Studio Maker')).toHaveLength(1);
  expect(page.one('main').one('link', 'Accounts you act for').attribute('href')).toBe(
    '/settings/accounts-i-act-for/',
  );
  const own = await chi.opens('/settings/business-access/');
  expect(own.all('link', 'Convert to a business account')).toHaveLength(1);
});

test('the people of a business have no page for who may not manage them', async () => {
  const { ada, chi, studio } = cast;
  await give(ada, 'ANALYST');
  const path = `/settings/business-access/?for=${studio.id}`;
  for (const who of [ada, chi]) expect((await who.opens(path)).text).toContain("We couldn't find that page.");
  await endsAccess(platform.db, studio, ada);
  await give(ada, 'ADMIN');
  expect((await ada.opens(path)).all('heading', 'Business access')).toHaveLength(1);
});

test('a page on which one acts shows nothing of one’s own invites and settings, but the rest of an owner’s bar', async () => {
  const { ada, ben } = cast;
  await give(ada, 'OWNER');
  const board_id = await ben.makes.board('Together');
  await ben.call('BoardInviteResource.create', { board_id, invited_user_ids: [ada.id] });
  expect((await ada.opens('/ada/')).text).toContain('Together');
  const page = await ada.opens('/studio/');
  const arrived = await ada.opens('/studio/?accept_invite=true&board_url=/ben/together/');
  const boards = await ada.opens('/studio/_boards/');
  for (const { text } of [page, arrived, boards]) expect(text).not.toContain('Together');
  expect(arrived.text).not.toContain('isSeamless');
  expect(page.one('main').all('link', 'Settings')).toEqual([]);
  expect(page.one('main').all('link', 'Back')).toHaveLength(1);
  expect(page.one('main').all('link', 'Create Pin')).toHaveLength(1);
  expect(page.one('main').all('button', 'Create')).toHaveLength(1);
});

test('the browser names the account in exactly the calls that can be for it', () => {
  const delegated = createProductRegistry().all.filter(({ acting = 'manage-' }) => !/^manage-/.test(acting));
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
