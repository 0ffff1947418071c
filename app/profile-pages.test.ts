import { beforeAll, expect, test } from 'vitest';
import { HUB_SEGMENT } from '#features/core/people/hub-segment.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import type { Page } from '#testing/pages.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const change = (who: CastMember, what: string) =>
  platform.db.write(`update users set ${what} where id = $1`, [who.id]);
const tabs = (page: Page) => page.all('navigation', 'Profile');
const chosen = (page: Page) =>
  tabs(page).flatMap((bar) => bar.select('[aria-current=page]').map(({ text }) => text));
const listed = (page: Page, list: string) => page.one('list', list).texts('article');
const title = (page: Page) => page.one('heading', { level: 1 }).text;
const matching = (...patterns: RegExp[]) => patterns.map((pattern) => expect.stringMatching(pattern));

/** The pages of a profile except its root and its tabs; the owner's own view has a bar of its own. */
const OTHER_PAGES = [
  '_boards/',
  '_pins/',
  'pins/',
  'story_pins/',
  'video_pins/',
  '_followers/',
  '_following/',
  '_shopping_list/',
  'topics/',
  'profile-about/',
  `${HUB_SEGMENT}/`,
];

test('[TABS-01] the header and the tabs of a profile show on its root and its three tabs, and on no other page of it', async () => {
  const nora = await memberOf(platform, 'tabs_one', 'Nora');
  await nora.saves.pin();
  for (const path of ['', '_created/', '_saved/', 'tried/']) {
    const page = await nora.opens(`/tabs_one/${path}`);
    expect(page.all('link', 'Edit Profile')).toHaveLength(1);
    expect(tabs(page), path).toHaveLength(1);
    expect(title(page)).toBe('Nora Maker');
    expect(page.one('main').text).toContain('@tabs_one');
  }
  for (const path of OTHER_PAGES) {
    const page = await nora.opens(`/tabs_one/${path}`);
    expect(page.all('heading', { level: 1 }), path).toHaveLength(1);
    expect(tabs(page), path).toEqual([]);
    expect(page.one('main').text, path).not.toContain('@tabs_one');
    expect(page.all('link', 'Edit Profile'), path).toEqual([]);
  }
});

test('[TABS-02] [TABS-03] only eligible tabs are offered, whatever the address names, and no bar for a single one', async () => {
  const nora = await memberOf(platform, 'tabs_two', 'Nora');
  for (const [path, words] of [
    ['', "Nora hasn't saved any Pins yet"],
    ['_saved/', "Nora hasn't saved any Pins yet"],
    ['_created/', "Nora hasn't published any Pins yet"],
    ['tried/', "Nora hasn't tried any Pins yet"],
  ] as const) {
    const page = await cast.visitor.opens(`/tabs_two/${path}`);
    expect(page.all('heading', words), path).toHaveLength(1);
    expect(tabs(page)).toEqual([]);
  }
  for (const [path, current] of [
    ['', ['Saved']],
    ['_created/', ['Created']],
    ['tried/', []],
  ] as const) {
    const page = await nora.opens(`/tabs_two/${path}`);
    expect(tabs(page)[0]?.texts('link')).toEqual(['Created', 'Saved']);
    expect(chosen(page)).toEqual(current);
  }
  const { id } = await nora.saves.pin();
  expect(tabs(await cast.visitor.opens('/tabs_two/tried/'))[0]?.texts('link')).toEqual(['Created', 'Saved']);
  await nora.call('DidItActivityResource.create', { pin_id: id });
  const page = await cast.visitor.opens('/tabs_two/');
  expect(tabs(page)[0]?.texts('link')).toEqual(['Created', 'Saved', 'Tried']);
  expect(chosen(page)).toEqual(['Created']);
});

test('[TABS-06] [TABS-07] the decider tab of a profile is Created once something is published, and Saved before', async () => {
  const nora = await memberOf(platform, 'tabs_three', 'Nora');
  for (const path of ['decider/', 'decider', '']) {
    const page = await nora.opens(`/tabs_three/${path}`);
    expect(chosen(page)).toEqual(['Saved']);
    expect(page.all('heading', "You haven't saved any Pins yet")).toHaveLength(1);
  }
  await nora.saves.pin();
  for (const path of ['decider/', 'decider', '']) {
    const page = await nora.opens(`/tabs_three/${path}`);
    expect(chosen(page)).toEqual(['Created']);
    expect(page.all('list', 'Created Pins')).toHaveLength(1);
  }
});

test('[ERR-04] [EMPTY-02] [EMPTY-08] [PINS-01] an empty profile says so, to its owner in other words than to guests', async () => {
  const nora = await memberOf(platform, 'empty_one', 'Nora');
  for (const [path, toOwner, toGuest] of [
    ['_saved/', "You haven't saved any Pins yet", "Nora hasn't saved any Pins yet"],
    ['_pins/', "You haven't saved any Pins yet", "Nora hasn't saved any Pins yet"],
    [
      '_created/',
      'Nothing to see yet! Pins you publish will show up here.',
      "Nora hasn't published any Pins yet",
    ],
    ['story_pins/', "You don't have any story Pins yet", "Nora doesn't have any story Pins yet"],
    ['video_pins/', "You don't have any video Pins yet", "Nora doesn't have any video Pins yet"],
    ['tried/', 'Pins you tried will show up here.', "Nora hasn't tried any Pins yet"],
  ] as const) {
    expect((await nora.opens(`/empty_one/${path}`)).all('heading', toOwner), path).toHaveLength(1);
    expect((await cast.visitor.opens(`/empty_one/${path}`)).all('heading', toGuest), path).toHaveLength(1);
  }
  await nora.makes.board('Kitchens');
  for (const path of ['_saved/', `${HUB_SEGMENT}/`]) {
    const [own, others] = await Promise.all(
      [nora, cast.visitor].map((who) => who.opens(`/empty_one/${path}`)),
    );
    expect(own?.all('heading', "You haven't saved any Pins yet"), path).toHaveLength(1);
    expect(others?.all('heading', "Nora hasn't saved any Pins yet"), path).toHaveLength(1);
    expect(own?.one('list', 'Boards').texts('article'), path).toEqual(matching(/Kitchens/));
  }
  await nora.saves.pin();
  expect(listed(await nora.opens('/empty_one/_pins/'), 'Pins')).toHaveLength(1);
});

test('[ROUTE-14] the pins that a person tried have a page, where those of a business stand in its own grid', async () => {
  const nora = await memberOf(platform, 'lists_two', 'Nora');
  await nora.saves.pin({ title: 'Only saved' });
  const { id } = await nora.saves.pin({ title: 'Bread of yesterday', link: 'https://bread.example/1' });
  await nora.call('DidItActivityResource.create', { pin_id: id });
  const page = await nora.opens('/lists_two/tried');
  expect(listed(page, 'Tried Pins')).toEqual(matching(/Bread of yesterday/));
  expect(page.one('link', 'Tried').attribute('aria-current')).toBe('page');
  expect(page.one('list', 'Tried Pins').text).not.toContain('bread.example');
  await change(nora, 'is_partner = true');
  expect(listed(await nora.opens('/lists_two/tried'), 'Tried Pins')).toEqual(matching(/bread\.example/));
});

test('[ERR-04] [ROUTE-13] [EMPTY-05] the topics that a person follows have a page', async () => {
  const nora = await memberOf(platform, 'lists_three', 'Nora');
  const before = await nora.opens('/lists_three/topics/');
  expect(before.all('heading', "You haven't picked any topics to follow yet")).toHaveLength(1);
  for (const name of ['Ceramics', 'Night skies', 'Of nobody']) {
    const slug = name.toLowerCase().replaceAll(' ', '-');
    await platform.db.write('insert into interests (slug, name) values ($1, $2)', [slug, name]);
    if (name === 'Of nobody') continue;
    await platform.db.write(
      `insert into interest_follows (home, user_id, interest_id)
        select u.home, u.id, i.id from users u, interests i where u.id = $1 and i.slug = $2`,
      [nora.id, slug],
    );
  }
  const page = await nora.opens('/lists_three/topics');
  expect(title(page)).toBe('Topics');
  expect(page.one('list', 'Topics').texts('link')).toEqual(['Ceramics', 'Night skies']);
});

test('[ROUTE-17] [ROUTE-18] boards and pins of a person stand side by side, but not those of a business', async () => {
  const nora = await memberOf(platform, 'lists_four', 'Nora');
  await nora.makes.board('Kitchens', { pins: 1 });
  await nora.saves.pin({ title: 'Loose leaf' });
  const page = await nora.opens(`/lists_four/${HUB_SEGMENT}/`);
  expect(page.address).toBe(`/lists_four/${HUB_SEGMENT}/`);
  expect(listed(page, 'Boards')).toEqual(matching(/Kitchens/));
  expect(listed(page, 'Pins')).toEqual(matching(/Loose leaf/, /Kitchens 1/));
  await change(nora, 'is_partner = true');
  const business = await nora.opens(`/lists_four/${HUB_SEGMENT}/`);
  expect(business.address).toBe('/lists_four/');
  expect(tabs(business)).toHaveLength(1);
});

const PAGES = [
  { id: '[ROUTE-02]', path: '', list: 'Created Pins', shown: [/Morning light/, /Kitchens 1/] },
  { id: '[ROUTE-03]', path: '/_boards', list: 'Boards', shown: [/All Pins/, /Shopping list/, /Kitchens/] },
  { id: '[ROUTE-04]', path: '/_created', list: 'Created Pins', shown: [/Morning light/, /Kitchens 1/] },
  { id: '[ROUTE-05]', path: '/_saved', list: 'Saved Pins', shown: [/Morning light/, /Kitchens 1/] },
  { id: '[ROUTE-08]', path: '/_pins', list: 'Pins', shown: [/Morning light/, /Kitchens 1/] },
  { id: '[ROUTE-45]', path: '/pins', list: 'All Pins', shown: [/Morning light/, /Kitchens 1/] },
];

test(`[ROUTE-01] ${PAGES.map(({ id }) => id).join(' ')} every page of a profile shows what is of that person, with and without a slash at the end`, async () => {
  await cast.ada.saves.pin({ title: 'Of somebody else' });
  const nora = await memberOf(platform, 'address_one', 'Nora');
  await nora.makes.board('Kitchens', { pins: 1 });
  await nora.saves.pin({ title: 'Morning light' });
  for (const { path, list, shown } of PAGES) {
    for (const slash of ['', '/']) {
      const page = await nora.opens(`/address_one${path}${slash}`);
      expect([page.status, page.address]).toEqual([200, `/address_one${path}${slash}`]);
      expect(listed(page, list), path).toEqual(matching(...shown));
      expect(page.text).toContain('Nora Maker');
    }
  }
  expect(title(await nora.opens('/address_one/pins/'))).toBe('All Pins');
});

test('[ROUTE-34] an address with another spelling of a username, or an old one, leads to the right one', async () => {
  const nora = await memberOf(platform, 'address_two', 'Nora');
  await nora.call('UsernameResource.update', { username: 'address_two_2' });
  for (const asked of ['address_two', 'ADDRESS_TWO_2']) {
    const page = await cast.visitor.opens(`/${asked}/_saved/?density=dense`);
    expect(page.address).toBe('/address_two_2/_saved/?density=dense');
    expect(title(page)).toBe('Nora Maker');
  }
});

test('[ROUTE-31] an invite to what can be no board leaves the profile as it is', async () => {
  const page = await cast.ada.opens('/ada/?accept_invite=true&board_url=%00');
  expect([page.status, title(page)]).toEqual([200, 'Ada Maker']);
});

test('[ROUTE-24] who is not there leads home, which says why, to visitors and to members; a board that is not there does not', async () => {
  for (const looking of [cast.ada, cast.visitor]) {
    for (const path of ['', '_saved/', '_boards/', '_followers/', 'report/']) {
      const page = await looking.opens(`/nobody-of-that-name/${path}`);
      expect(page.address).toBe('/?show_error=true');
      expect(page.texts('alert')).toEqual([expect.stringContaining("We couldn't find that profile.")]);
    }
    expect((await looking.opens('/')).all('alert')).toEqual([]);
    const board = await looking.opens('/ada/no-such-board/');
    expect([board.status, board.address]).toEqual([404, '/ada/no-such-board/']);
  }
});

test('[API-20] an invite code goes along where an address leads on, to be noted once', async () => {
  const landed = async (who: Pick<Cast['visitor'], 'opens'>, path: string) => (await who.opens(path)).address;
  const { ada, visitor } = cast;
  expect(await landed(visitor, '/nobody-of-that-name/?invite_code=a%2Fb')).toBe(
    '/?show_error=true&invite_code=a%2Fb',
  );
  expect(await landed(cast.ben, '/ada/_shopping_list/?invite_code=q')).toBe('/ada/?invite_code=q');
  expect(await landed(ada, '/login/?invite_code=q')).toBe('/?invite_code=q');
  expect(await landed(visitor, '/settings/?invite_code=q')).toBe('/login/?next=%2Fsettings%2F&invite_code=q');
  expect(await landed(visitor, '/settings/?a=b&invite_code=q')).toBe(
    '/login/?next=%2Fsettings%2F%3Fa%3Db&invite_code=q',
  );
  expect(await landed(visitor, '/ADA/?invite_code=q')).toBe('/ada/?invite_code=q');
});

test('pages for making things ask visitors to log in first, and come back', async () => {
  for (const path of [
    '/pin-builder/',
    '/board/create/',
    '/pin-creation-tool/',
    '/settings/account-settings/',
  ]) {
    const { address } = await cast.visitor.opens(path);
    const { pathname, searchParams } = new URL(address, 'http://pinfold.test');
    expect([pathname, searchParams.get('next')]).toEqual(['/login/', path]);
  }
});

test('[HEADER-20] the count of people one follows leaves topics out, in the header and as a heading', async () => {
  const nora = await memberOf(platform, 'header_one', 'Nora');
  await change(nora, 'following_count = 12, interest_following_count = 5');
  const page = await nora.opens('/header_one/');
  expect(page.one('main').all('link', '7 following')).toHaveLength(1);
  expect(page.one('main').text).not.toContain('12 following');
  expect(title(await nora.opens('/header_one/_following/'))).toBe('7 following');
});

test('[SEO-07] [TABS-05] [ROLE-05] a crawler finds in the first HTML what a profile holds, without tabs', async () => {
  const nora = await memberOf(platform, 'crawled_one', 'Nora');
  await nora.makes.board('Kitchens', { pins: 2 });
  await nora.makes.board('Presents', { privacy: 'secret' });
  for (const [path, led] of [
    ['', ''],
    ['_saved/', '_saved/'],
    ['_created/', ''],
    ['tried/', ''],
  ]) {
    const page = await cast.bot.opens(`/crawled_one/${path}`);
    expect([page.status, page.address]).toEqual([200, `/crawled_one/${led}`]);
    expect(page.all('list', /Created|Tried/)).toEqual([]);
    expect(title(page)).toBe('Nora Maker');
    expect(tabs(page)).toEqual([]);
    expect(page.one('main').text).not.toContain('Presents');
  }
  const page = await cast.bot.opens('/crawled_one/');
  expect(page.title).toMatch(/^Nora Maker \(crawled_one\)/);
  expect(page.one('list', 'Boards').texts('link')).toEqual(matching(/Kitchens/));
  const pins = page.one('list', 'Saved Pins');
  expect(pins.texts('link')).toEqual(matching(/Kitchens 2/, /Kitchens 1/));
  expect(pins.all('img')[0]?.attribute('src')).toMatch(/^\/.+\.(jpg|webp)$/);
});

test('pages that nobody should find by searching say so', async () => {
  for (const path of ['/login/', '/signup/', '/password-reset/', '/no/such/page/here/']) {
    const page = await cast.bot.opens(path);
    expect(page.select('meta[name=robots]')[0]?.attribute('content'), path).toMatch(/noindex/);
  }
});
