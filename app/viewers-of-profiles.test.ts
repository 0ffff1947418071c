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

const matching = (...patterns: RegExp[]) => patterns.map((pattern) => expect.stringMatching(pattern));
const main = (page: Page) => page.one('main');
const title = (page: Page) => page.one('heading', { level: 1 }).text;
const groups = (page: Page) => main(page).texts('heading', { level: 2 });

async function ownerNamed(username: string, firstName: string) {
  const owner = await memberOf(platform, username, firstName);
  await owner.makes.board('Open');
  await owner.makes.board('Kept', { privacy: 'protected' });
  await owner.makes.board('Surprise', { privacy: 'secret' });
  await owner.call('BoardArchiveResource.create', { board_id: await owner.makes.board('Old') });
  return owner;
}

const GROUPS = ['Protected boards', 'Secret boards', 'Archived boards', 'Recently deleted boards'];

test('[ROLE-01] an owner has the tools that make and put in order, and sees all groups of boards', async () => {
  const vera = await ownerNamed('vera', 'Vera');
  expect(groups(await vera.opens('/vera/_boards/'))).toEqual(GROUPS);
  const own = main(await vera.opens('/vera/_saved/'));
  for (const name of ['Create', 'Organize', 'Share']) expect(own.all('button', name)).toHaveLength(1);
  expect(own.all('link', 'Edit Profile')).not.toEqual([]);
  for (const name of [/^Follow Vera/, /^Message/, 'Profile options'])
    expect(own.all('button', name)).toEqual([]);
  for (const other of [cast.chi, cast.visitor]) {
    const page = main(await other.opens('/vera/_saved/'));
    for (const name of ['Create', 'Organize']) expect(page.all('button', name)).toEqual([]);
    expect(page.all('link', 'Edit Profile')).toEqual([]);
  }
});

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

test('[ROUTE-36] the tabs and lists of a profile differ for who is signed in, and on phones', async () => {
  const [gus, ina] = [await memberOf(platform, 'gus', 'Gus'), await memberOf(platform, 'ina', 'Ina')];
  await gus.saves.pin();
  await gus.follows(ina);
  await cast.chi.follows(gus);
  const { chi, visitor } = cast;
  const inPhoneLayout = (page: Page) => page.select('main header[data-phone]').length;
  for (const part of ['_created', '_saved']) {
    const page = await chi.opens(`/gus/${part}/`);
    expect(main(page).all('button', 'Message')).not.toEqual([]);
    expect(inPhoneLayout(page)).toBe(0);
    expect(main(await visitor.opens(`/gus/${part}/`)).all('button', 'Message')).toEqual([]);
    expect(inPhoneLayout(await visitor.opens(`/gus/${part}/`, { userAgent: PHONE }))).toBe(1);
  }
  for (const part of ['_followers', '_following']) {
    const path = `/gus/${part}/`;
    const isAskedToLogIn = (page: Page) => main(page).all('heading', /^Log in to see/).length;
    // The list itself comes in the browser.
    expect(isAskedToLogIn(await chi.opens(path))).toBe(0);
    const page = await visitor.opens(path);
    expect(isAskedToLogIn(page)).toBe(1);
    expect(main(page).all('link', 'Back')).toEqual([]);
    const onPhone = main(await visitor.opens(path, { userAgent: PHONE }));
    expect(onPhone.one('link', 'Back').attribute('href')).toBe('/gus/');
  }
});

test('[EMPTY-10] [BOARDS-02] [BOARDS-32] boards stand in groups, those that are not public for their owner alone', async () => {
  const empty = main(await (await memberOf(platform, 'nora')).opens('/nora/_boards/'));
  expect(empty.all('heading', 'Keep track of what inspires you')).toHaveLength(1);
  expect(empty.all('button', 'Create a board')).toHaveLength(1);
  const olga = await ownerNamed('olga', 'Olga');
  const own = await olga.opens('/olga/_boards/');
  expect(main(own).all('region')).toHaveLength(5);
  expect(groups(own)).toEqual(GROUPS);
  expect(own.one('region', 'Secret boards').texts('link')).toEqual(matching(/Surprise/));
  for (const other of [cast.visitor, cast.chi]) {
    const page = await other.opens('/olga/_boards/');
    expect(main(page).texts('article')).toEqual(matching(/Open/));
    expect(groups(page)).toEqual([]);
    expect(main(page).text).not.toMatch(/Kept|Surprise|Old/);
    for (const name of ['Surprise', 'Kept']) {
      const address = own.one('link', new RegExp(name)).attribute('href') ?? '';
      expect((await other.opens(address)).status).toBe(404);
      expect((await olga.opens(address)).status).toBe(200);
    }
  }
});

const REASON = 'Only approved followers can view their profile, Pins, boards, followers and following lists';

test('[PRIVATE-01] [PRIVATE-02] [PRIVATE-06] [PRIVATE-07] a private profile shows its header only, but all to its owner and followers', async () => {
  const pia = await memberOf(platform, 'pia', 'Pia');
  await pia.makes.board('Behind a wall');
  const pin = await pia.saves.pin({ title: 'Behind a wall too' });
  await pia.call('UserSettingsResource.update', { is_private_profile: true });
  await cast.ben.follows(pia);
  const isClosed = (page: Page) => main(page).all('heading', 'This profile is private').length;
  for (const path of ['', '_saved/', '_created/']) {
    for (const other of [cast.visitor, cast.chi]) {
      const page = await other.opens(`/pia/${path}`);
      expect(isClosed(page)).toBe(1);
      expect(main(page).text).toContain(REASON);
      expect(title(page)).toBe('Pia Maker');
      expect(main(page).all('article')).toEqual([]);
      expect(page.text).not.toContain('Behind a wall');
    }
    for (const one of [pia, cast.ben]) {
      const page = await one.opens(`/pia/${path}`);
      expect(isClosed(page)).toBe(0);
      expect(main(page).text).not.toContain(REASON);
      expect(main(page).all('article')).not.toEqual([]);
      expect(main(page).text).toContain('Behind a wall');
    }
  }
  const statuses = (path: string) =>
    Promise.all([cast.visitor, cast.chi, pia, cast.ben].map(async (who) => (await who.opens(path)).status));
  expect(await statuses(`/pin/${pin.id}/`)).toEqual([404, 404, 200, 200]);
  const [board] = main(await pia.opens('/pia/_saved/')).all('link', /^Behind a wall(?! too)/);
  expect(await statuses(board?.attribute('href') ?? '')).toEqual([404, 404, 200, 200]);
});

test('a visitor is welcomed with real pins; who is logged in finds what those they follow saved first', async () => {
  const otto = await memberOf(platform, 'otto');
  await otto.saves.pin({ title: 'Blue hour' });
  const pins = (page: Page) => main(page).texts('link', /\S/);
  const welcome = await cast.visitor.opens('/');
  expect(title(welcome)).toBe('Keep what inspires you');
  expect(pins(welcome).join()).toContain('Blue hour');
  await cast.ben.saves.pin({ title: 'Later than that' });
  await cast.chi.follows(otto);
  for (const path of ['/', '/homefeed/']) {
    const page = await cast.chi.opens(path);
    const [first] = main(page).all('article');
    expect(first?.text).toContain('Blue hour');
    expect(page.text).not.toContain('Keep what inspires you');
  }
});

test('[EMPTY-11] where a filter lets no pin through, words of its own say so', async () => {
  const mia = await memberOf(platform, 'mia');
  const open = async (filter: string) => {
    const page = await mia.opens(`/mia/_self-profile/pins/${filter}`);
    const filters = page.all('group', 'Show only').flatMap((group) => group.texts('button'));
    const pins = page.all('list', 'Your Pins').flatMap((list) => list.texts('article'));
    return { says: main(page).texts('heading', { level: 2 }), filters, pins };
  };
  const filters = ['Favorites', 'Created by you'];
  expect(await open('')).toEqual({ says: ["You haven't saved any Pins yet"], filters, pins: [] });
  const { id: pin_id } = await cast.ada.saves.pin({ title: 'Saved' });
  await mia.call('RepinResource.create', { pin_id });
  for (const [name, says] of [
    ['favorited', 'No favorites yet'],
    ['created-by-me', "You haven't created any Pins yet"],
    ['favorited-and-created', 'No favorites among the Pins you created'],
  ]) {
    expect(await open(`?filter=${name}`)).toEqual({ says: [says], filters, pins: [] });
  }
});

test('the pages of the staff are there for them alone', async () => {
  const hal = await memberOf(platform, 'hal');
  const pages = ['/moderation/', '/moderation/log/', '/moderation/experiments/'];
  const statuses = (who: Caller, paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await who.opens(path)).status));
  for (const who of [cast.visitor, cast.ada, hal])
    expect(await statuses(who, [...pages, '/moderation/cases/1/'])).toEqual([404, 404, 404, 404]);
  await platform.db.write('update users set is_staff = true where id = $1', [hal.id]);
  expect(await statuses(hal, pages)).toEqual([200, 200, 200]);
});
