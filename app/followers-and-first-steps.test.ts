import { beforeAll, expect, test } from 'vitest';
import { type Caller, type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import type { Page } from '#testing/pages.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const main = (page: Page) => page.one('main');
const title = (page: Page) => page.one('heading', { level: 1 }).text;

test('[FOLLOW-06] nobody is offered to follow or block themselves, or to follow their own board', async () => {
  const { ada, chi } = cast;
  const { url } = (await ada.call('BoardResource.create', { name: 'Lamps' })).data;
  const offered = async (who: Caller, path: string, ...names: (string | RegExp)[]) => {
    const page = main(await who.opens(path));
    return names.map((name) => page.all('button', name).length);
  };
  const ofProfile = [/^Follow/, 'Profile options'];
  expect(await offered(chi, '/ada/', ...ofProfile)).toEqual([1, 1]);
  expect(await offered(ada, '/ada/', ...ofProfile)).toEqual([0, 0]);
  expect(await offered(chi, url, 'Follow')).toEqual([1]);
  expect(await offered(ada, url, 'Follow')).toEqual([0]);
});

test('[FOLLOW-09] [HEADER-21] [HEADER-22] the counts lead members to the lists where somebody is on them, and nobody to an empty one', async () => {
  const nora = await memberOf(platform, 'nora', 'Nora');
  /** What the header says of both lists, and where that leads. */
  const counts = async (who: Caller, flags = {}) => {
    const page = main(await who.opens('/nora/', { flags }));
    const links = page.all('link', /follow/).map((link) => [link.text, link.attribute('href')]);
    const buttons = page
      .all('button', /\d follow/)
      .map((button) => [button.text, button.attribute('disabled') === null]);
    return { links, buttons };
  };
  for (const who of [cast.chi, cast.visitor])
    expect(await counts(who)).toEqual({ links: [], buttons: [['0 following', false]] });
  await cast.chi.follows(nora);
  await nora.follows(cast.ada);
  await nora.follows(cast.ben);
  expect(await counts(cast.chi)).toEqual({
    links: [
      ['1 follower', '/nora/_followers/'],
      ['2 following', '/nora/_following/'],
    ],
    buttons: [],
  });
  const asked = {
    links: [],
    buttons: [
      ['1 follower', true],
      ['2 following', true],
    ],
  };
  expect(await counts(cast.visitor)).toEqual(asked);
  await nora.call('UserSettingsResource.update', { is_private_profile: true });
  expect(await counts(cast.visitor)).toEqual(asked);
  // In this experiment the number of a private profile's followers is sent as one below 0.
  const flags = { makeathon_2022_profile_follower_count_private: 'enabled' };
  expect(await counts(cast.visitor, flags)).toEqual({
    links: [],
    buttons: [['2 following', true]],
  });
  expect(title(await cast.visitor.opens('/nora/_followers/', { flags }))).toBe('Followers');
});

test('[ROUTE-46] the pages of the lists say how many are on them, and visitors not who', async () => {
  const olga = await memberOf(platform, 'olga', 'Olga');
  await cast.chi.follows(olga);
  await olga.follows(cast.ada);
  const headings = async (who: Caller) => [
    title(await who.opens('/olga/_followers/')),
    title(await who.opens('/olga/_following/')),
  ];
  expect(await headings(olga)).toEqual(['1 follower', '1 following']);
  await cast.ben.follows(olga);
  await olga.follows(cast.ben);
  for (const who of [olga, cast.chi, cast.visitor])
    expect(await headings(who)).toEqual(['2 followers', '2 following']);
  const asVisitor = main(await cast.visitor.opens('/olga/_followers/'));
  expect(asVisitor.all('heading', 'Log in to see who follows Olga')).toHaveLength(1);
  expect(asVisitor.text).not.toMatch(/Ben|Chi/);
});

test('who is new is led on from home, an empty board and an empty section; nobody else is', async () => {
  const mia = await memberOf(platform, 'mia', 'Mia');
  const leads = async (who: Caller, path: string) =>
    main(await who.opens(path))
      .all('link', 'Create Pin')
      .map((link) => link.attribute('href'));
  await cast.ada.saves.pin();
  expect(main(await mia.opens('/')).all('heading', 'Make it yours')).toHaveLength(1);
  expect(await leads(mia, '/')).toEqual(['/pin-builder/']);
  const { id: board_id, url } = (await mia.call('BoardResource.create', { name: 'Soups' })).data;
  expect(main(await mia.opens('/')).all('heading', 'Make it yours')).toEqual([]);
  expect(await leads(mia, '/')).toEqual([]);
  expect(await leads(mia, url)).toEqual(['/pin-builder/']);
  await mia.call('BoardSectionResource.create', { board_id, name: 'Green' });
  for (const [who, to] of [
    [mia, ['/pin-builder/']],
    [cast.ada, []],
    [cast.visitor, []],
  ] as const)
    expect(await leads(who, `${url}green/`)).toEqual(to);
});

test('[ORG-09] from five unorganized pins on, who has no board is asked to make one', async () => {
  const pia = await memberOf(platform, 'pia');
  const isAsked = async () => {
    const page = main(await pia.opens('/pia/_boards/'));
    expect(page.all('heading', 'Unorganized ideas')).toHaveLength(1);
    return page.all('heading', 'Give your ideas a home').length > 0;
  };
  for (let number = 0; number < 4; number += 1) await pia.saves.pin();
  expect(await isAsked()).toBe(false);
  await pia.saves.pin();
  expect(await isAsked()).toBe(true);
  const board_id = await pia.makes.board('Kitchens');
  expect(await isAsked()).toBe(false);
  await pia.call('BoardArchiveResource.create', { board_id });
  expect(await isAsked()).toBe(false);
});

test('the header has a menu to organize, for the owner and, within an experiment, who may act for a business', async () => {
  const { ada, chi, studio, visitor } = cast;
  await studio.makes.board('Benches', { pins: 1 });
  const without = { business_access_organize: 'control' };
  const isOffered = async (who: Caller, more = {}) =>
    main(await who.opens('/studio/_saved/', { flags: more }))
      .all('button', 'Organize')
      .map((button) => button.attribute('aria-haspopup'))[0] === 'menu';
  expect(await isOffered(studio)).toBe(true);
  for (const other of [chi, visitor]) expect(await isOffered(other)).toBe(false);
  expect(await isOffered(ada)).toBe(false);
  await platform.db.write(
    `insert into business_access (home, viewer_id, profile_user_id, permissions)
     select home, id, $2, '{OWNER}' from users where id = $1`,
    [ada.id, studio.id],
  );
  expect(await isOffered(ada, without)).toBe(false);
  expect(await isOffered(ada)).toBe(true);
});

test('news are for members, and the settings of a profile are named', async () => {
  expect((await cast.visitor.opens('/news/')).address).toBe('/login/?next=%2Fnews%2F');
  expect(main(await cast.ben.opens('/news/')).text).toContain('Nothing new yet');
  const profile = (await cast.ben.opens('/settings/')).one('region', 'Profile');
  expect(profile.one('heading', { level: 2 }).text).toBe('Profile');
  expect(profile.texts('link')).toEqual(['Edit profile', 'Personal information', 'Analytics']);
});

test('the server sends each part of a page in its place, also to who is signed in', async () => {
  const { ben } = cast;
  const { url } = (await ben.call('BoardResource.create', { name: 'Shelves' })).data;
  await ben.saves.pin();
  for (const path of ['/', '/ben/', url]) {
    const page = await ben.opens(path);
    expect(page.all('link', 'Your profile'), path).not.toEqual([]);
    // What React sends later, to be moved by a script.
    expect(page.select('template[id^="B:"]'), path).toEqual([]);
  }
});
