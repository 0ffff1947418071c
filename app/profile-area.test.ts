import { beforeAll, expect, test } from 'vitest';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { uploadRow } from '#testing/cast-rows.ts';
import { freshDatabase } from '#testing/database.ts';
import type { Page } from '#testing/pages.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  await fullProfile(cast.ada);
});

const matching = (...patterns: RegExp[]) => patterns.map((pattern) => expect.stringMatching(pattern));
const change = (who: CastMember, what: string) =>
  platform.db.write(`update users set ${what} where id = $1`, [who.id]);
const cards = (page: Page) => page.one('list', 'Boards').texts('article');
const pinsIn = (page: Page, list: string) =>
  page
    .one('list', list)
    .all('article')
    .flatMap((card) => card.texts('link'));
const tabs = (page: Page, name = 'Profile') => page.one('navigation', name);
const current = (page: Page, name?: string) =>
  tabs(page, name)
    .select('[aria-current=page]')
    .map(({ text }) => text);
const title = (page: Page) => page.one('heading', { level: 1 }).text;

/** Fills every part of the profile. */
async function fullProfile(owner: CastMember): Promise<void> {
  const board_id = await owner.makes.board('Kitchens', { pins: 1 });
  const { id } = await owner.saves.pin({ title: 'Bread of yesterday', board_id });
  const image_signature = await owner.has.picture();
  const { signature: video_signature } = await uploadRow(platform.db, owner.id, { kind: 'video' });
  const metadata = { pin_image_signature: image_signature };
  const picture = { blocks: [{ type: 2 as const, image_signature }] };
  const video = { blocks: [{ type: 3 as const, video_signature }] };
  for (const [named, pages] of [
    ['How to fold', [picture, picture]],
    ['A walk', [video]],
  ] as const) {
    const story_pin = { metadata, pages: [...pages] };
    await owner.call('StoryPinResource.create', { title: named, story_pin });
  }
  await owner.call('DidItActivityResource.create', { pin_id: id });
}

test('[TABS-04] each tab has its label and its address', async () => {
  const page = await cast.ada.opens('/ada/');
  expect(tabs(page).texts('link')).toEqual(['Created', 'Saved', 'Tried']);
  for (const [segment, label, list] of [
    ['_created', 'Created', 'Created Pins'],
    ['_saved', 'Saved', 'Saved Pins'],
    ['tried', 'Tried', 'Tried Pins'],
  ] as const) {
    expect(tabs(page).one('link', label).attribute('href')).toBe(`/ada/${segment}/`);
    for (const address of [`/ada/${segment}/`, `/ada/${segment}`]) {
      const opened = await cast.ada.opens(address);
      expect(opened.address).toBe(address);
      expect(current(opened)).toEqual([label]);
      expect(opened.all('list', list)).toHaveLength(1);
    }
  }
  const own = 'Your saved ideas';
  for (const [segment, label, list] of [
    ['_self-profile/boards', 'Boards', 'Boards'],
    ['_self-profile/pins', 'Pins', 'Your Pins'],
  ] as const) {
    const opened = await cast.ada.opens(`/ada/${segment}/`);
    expect(current(opened, own)).toEqual([label]);
    expect(opened.all('list', list)).toHaveLength(1);
    expect(tabs(opened, own).one('link', label).attribute('href')).toBe(`/ada/${segment}/`);
  }
});

test('[TABS-10] boards, pins, created, saved, story, video and tried pins each have their place', async () => {
  const all = [/^A walk/, /^How to fold/, /^Bread of yesterday/, /^Kitchens 1/];
  for (const looking of [cast.ada, cast.visitor]) {
    const own = looking === cast.ada ? [/All Pins/, /Shopping list/, /Kitchens/] : [/Kitchens/];
    expect(cards(await looking.opens('/ada/_boards/'))).toEqual(matching(...own));
    for (const [path, list, shown] of [
      ['_pins/', 'Pins', all],
      ['_created/', 'Created Pins', all],
      ['_saved/', 'Saved Pins', all],
      ['story_pins/', 'Story pins', [/^How to fold/]],
      ['video_pins/', 'Video pins', [/^A walk/]],
      ['tried/', 'Tried Pins', [/^Bread of yesterday/]],
    ] as const) {
      expect(pinsIn(await looking.opens(`/ada/${path}`), list), path).toEqual(matching(...shown));
    }
  }
});

test('[ROUTE-12] [ROUTE-15] story pins and video pins of a person have a page each', async () => {
  for (const [path, list, shown] of [
    ['story_pins', 'Story pins', /How to fold/],
    ['video_pins', 'Video pins', /A walk/],
  ] as const) {
    for (const looking of [cast.ada, cast.visitor]) {
      const page = await looking.opens(`/ada/${path}`);
      expect([page.status, page.address, title(page)]).toEqual([200, `/ada/${path}`, list]);
      expect(page.one('navigation', 'Collections').select('[aria-current=page]')).toHaveLength(1);
      expect(page.one('list', list).texts('article')).toEqual(matching(shown));
    }
  }
});

test('[ROUTE-09] [ROUTE-10] [ROUTE-11] [SELF-01] what one keeps has a page of its own, which only they see', async () => {
  const nora = await memberOf(platform, 'nora', 'Nora');
  await nora.makes.board('Kitchens', { pins: 1 });
  await nora.makes.board('Presents', { privacy: 'secret' });
  await change(nora, `about = 'Potter, slowly.'`);
  for (const address of ['/_self-profile', '/_self-profile/', '/nora/_self-profile']) {
    const page = await nora.opens(address);
    expect([page.status, page.address]).toEqual([200, '/nora/_self-profile/boards/']);
  }
  const page = await nora.opens('/nora/_self-profile/boards/');
  const main = page.one('main');
  expect(title(page)).toBe('Your saved ideas');
  expect(main.select('[data-initials=NM]')).toHaveLength(1);
  for (const said of ['Nora Maker', 'Potter, slowly.', '0 following']) expect(main.text).toContain(said);
  expect(main.texts('article')).toEqual(matching(/All Pins/, /Shopping list/, /Kitchens/, /Presents/));
  const pins = await nora.opens('/nora/_self-profile/pins');
  expect(pinsIn(pins, 'Your Pins')).toEqual(matching(/^Kitchens 1/));
  expect(pins.one('link', 'View profile').attribute('href')).toBe('/nora/');

  expect((await cast.visitor.opens('/nora/_self-profile/boards/')).address).toMatch(/^\/login\/\?next=/);
  for (const part of ['', '/boards', '/pins/'])
    expect((await cast.chi.opens(`/nora/_self-profile${part}`)).address).toBe('/nora/');
  expect((await cast.chi.opens('/_self-profile')).address).toBe('/chi/_self-profile/boards/');
  for (const part of ['boards', 'pins'])
    expect((await cast.chi.opens(`/_self-profile/${part}/`)).address).toBe(`/chi/_self-profile/${part}/`);
  expect((await cast.chi.opens('/_self-profile/tried/')).status).toBe(404);
});

test('what only its owner sees asks visitors to log in, and comes back, and leads others to the profile', async () => {
  const { ada, ben, visitor } = cast;
  for (const list of ['_deleted', '_tags', '_duplicates', '_shopping_list', '_self-profile/pins']) {
    for (const name of ['ada', 'nobody_at_all']) {
      const path = `/${name}/${list}/?after=x`;
      expect((await visitor.opens(path)).address, path).toBe(
        `/login/?${new URLSearchParams({ next: path })}`,
      );
    }
    expect((await ben.opens(`/ada/${list}/`)).address, list).toBe('/ada/');
    expect((await ada.opens(`/ada/${list}/`)).address).toBe(`/ada/${list}/`);
  }
});

test('[BOARDS-06] the Saved tab shows the first six boards and the way to all of them', async () => {
  const six = await memberOf(platform, 'six');
  for (let number = 1; number <= 7; number += 1) await six.makes.board(`Board ${number}`);
  await six.call('UserMetadataResource.update', { most_recent_board_sort_order: 'alphabetical' });
  const page = await six.opens('/six/_saved/');
  expect(cards(page)).toEqual([1, 2, 3, 4, 5, 6].map((number) => expect.stringContaining(`Board ${number}`)));
  expect(page.one('link', 'All boards').attribute('href')).toBe('/six/_boards/');
  expect((await six.opens('/six/_boards/')).all('link', /^Board \d/)).toHaveLength(7);
});

test('[BOARDS-07] [BOARDS-08] [BOARDS-09] [ROUTE-16] all pins and the shopping list have cards of their own, where one wants them', async () => {
  const vera = await memberOf(platform, 'vera');
  const board_id = await vera.makes.board('Chairs');
  const boards = () => vera.opens('/vera/_boards/');
  const before = await boards();
  expect(before.select('[data-slots] > *')).toHaveLength(5);
  expect(before.select('[data-slots] > img')).toEqual([]);
  await vera.saves.pin({ board_id, title: 'A chair', price_value: '120', price_currency: 'EUR' });
  await vera.saves.pin({ board_id, title: 'Only a picture' });
  const page = await boards();
  expect(cards(page)).toEqual(matching(/All Pins/, /Shopping list/, /Chairs/));
  expect(page.select('[data-slots] > *')).toHaveLength(5);
  expect(page.select('[data-slots] > img')).toHaveLength(1);
  expect(page.one('link', /Shopping list/).attribute('href')).toBe('/vera/_shopping_list/');
  const list = await vera.opens('/vera/_shopping_list/');
  expect(list.one('list', 'Shopping list').texts('article')).toEqual(matching(/A chair/));
  expect(list.all('article').map((card) => card.all('button', /Copy/).length)).toEqual([1]);

  const shown = async (choice: object) => {
    await vera.call('UserSettingsResource.update', choice);
    return cards(await boards());
  };
  expect(await shown({ show_all_pins: false })).toEqual(matching(/Shopping list/, /Chairs/));
  const noList = { show_all_pins: true, show_shopping_list: false };
  expect(await shown(noList)).toEqual(matching(/All Pins/, /Chairs/));
  await platform.db.write('update user_settings set eligible_for_wishlist = false where user_id = $1', [
    vera.id,
  ]);
  expect(await shown({ show_shopping_list: true })).toEqual(matching(/All Pins/, /Chairs/));
  for (const other of [cast.visitor, cast.chi]) {
    expect(cards(await other.opens('/vera/_boards/'))).toEqual(matching(/Chairs/));
  }
});

test('[BOARDS-15] [BOARDS-17] the card of all pins is a stack of five, with blanks where there are fewer, and leads to them', async () => {
  const olga = await memberOf(platform, 'olga');
  await olga.makes.board('Walls', { pins: 3 });
  const page = await olga.opens('/olga/_boards/');
  expect(page.select('[data-stack] > *')).toHaveLength(5);
  expect(page.select('[data-stack] img')).toHaveLength(3);
  await change(olga, 'pin_count = 12345');
  const [card] = (await olga.opens('/olga/_boards/')).one('list', 'Boards').all('article');
  expect(card?.text).toMatch(/All Pins\s*12\.3k Pins/);
  expect(card?.one('link').attribute('href')).toBe('/olga/pins/');
  expect(title(await olga.opens('/olga/pins/'))).toBe('All Pins');
});

test('who may not edit is not offered the plus, and is led to a board from the page of editing it', async () => {
  const mia = await memberOf(platform, 'mia');
  const { id: board_id, url } = (await mia.call('BoardResource.create', { name: 'Hallway' })).data;
  await mia.call('BoardSectionResource.create', { board_id, name: 'Shelves' });
  for (const path of [url, `${url}shelves/`, '/mia/_boards/', '/mia/_pins/']) {
    const offered = async (who: Pick<CastMember, 'opens'>) =>
      (await who.opens(path)).one('main').all('button', /Actions|Create Pin/).length;
    expect(await offered(mia), path).toBeGreaterThan(0);
    expect(await offered(cast.chi), path).toBe(0);
  }
  expect((await cast.visitor.opens(`/board/${board_id}/edit/`)).address).toMatch(/^\/login\//);
  expect((await cast.chi.opens(`/board/${board_id}/edit/`)).address).toBe(url);
});

test('boards that were found say whose they are', async () => {
  await (await memberOf(platform, 'otto', 'Otto')).makes.board('Kitchens of a kind', { pins: 1 });
  const page = await cast.chi.opens('/search/?q=kitchens%20kind&scope=boards');
  const found = page.one('list', 'Boards found').texts('article');
  expect(found).toEqual([expect.stringContaining('Otto Maker')]);
});

test('[ROUTE-25] [ROUTE-26] [EMPTY-01] from empty lists Find ideas and Explore Pins lead home, and Find ideas of a business to its feed', async () => {
  const lea = await memberOf(platform, 'lea');
  const leads = async (path: string, name: string, to: string) => {
    const page = await lea.opens(`/lea/${path}`);
    expect(page.all('heading', "You haven't saved any Pins yet"), path).toHaveLength(1);
    expect(page.one('link', name).attribute('href')).toBe(to);
    expect(title(await lea.opens(to))).toBe('Home');
  };
  for (const path of ['', '_saved/', '_self-profile/pins/']) await leads(path, 'Find ideas', '/');
  const chips = async (path: string) =>
    (await lea.opens(`/lea/_self-profile/${path}/`)).one('group', 'Show only').texts('button');
  expect(await chips('pins')).toEqual(['Favorites', 'Created by you']);
  expect(await chips('boards')).toEqual(['Group']);
  for (const path of ['_pins/', 'pins/']) await leads(path, 'Explore Pins', '/');
  await change(lea, 'is_partner = true');
  for (const path of ['', '_saved/', '_self-profile/pins/']) await leads(path, 'Find ideas', '/homefeed');
  await leads('_pins/', 'Explore Pins', '/');
});

test('[ROUTE-35] a profile that is there for advertising only leads to its own site, but not its owner', async () => {
  const { studio, visitor } = cast;
  const { id } = await studio.saves.pin();
  const site = 'https://lamps.example/soup/';
  await change(studio, `is_ads_only_profile = true, ads_only_profile_site = '${site}'`);
  for (const path of ['', '_saved/', '_boards/'])
    expect((await visitor.opens(`/studio/${path}`)).address).toBe(site);
  const [link] = (await visitor.opens(`/pin/${id}/`)).all('link', /Studio Maker/);
  expect((await visitor.opens(link?.attribute('href') ?? '')).address).toBe(site);
  const own = await studio.opens('/studio/');
  expect([own.address, title(own)]).toEqual(['/studio/', 'Studio Maker']);
});

test('the pages of a business call it by its name, not by the first name of who made it', async () => {
  const nora = await memberOf(platform, 'tabs_shop', 'Nora');
  const shop = { business_name: 'Yarn Goods', account_type: 'retailer', country: 'FR' } as const;
  await nora.call('BusinessAccountResource.create', shop);
  for (const [path, words] of [
    ['_saved/', "Yarn Goods hasn't saved any Pins yet"],
    ['_boards/', 'Yarn Goods has no boards yet'],
    ['topics/', "Yarn Goods hasn't picked any topics to follow yet"],
  ] as const) {
    expect((await cast.ada.opens(`/tabs_shop/${path}`)).all('heading', words), path).toHaveLength(1);
  }
});
