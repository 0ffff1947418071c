import { beforeAll, expect, test } from 'vitest';
import { countWordsOf } from '#features/discovery/search/testing-words.ts';
import { fileAll } from '#features/discovery/topics/testing-topics.ts';
import { type Caller, type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import type { Page } from '#testing/pages.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const found = (page: Page, list: string) => page.one('list', list).all('article');

test('[SEARCH-02] a search works without any code, is no page for search engines, and leads on where it found nothing', async () => {
  await cast.ada.saves.pin({ title: 'Oven of clay' });
  const { visitor } = cast;
  const home = await visitor.opens('/');
  const [bar] = home.one('banner').select('search');
  expect(bar?.one('link', 'Search').attribute('href')).toBe('/search/');
  const [form] = (await visitor.opens('/search/')).select('main form');
  expect(form?.attribute('method') ?? 'get').toBe('get');
  const field = form?.one('searchbox').attribute('name');
  for (const [address, scope] of [
    ['/search/', ''],
    ['/search/?scope=boards', 'boards'],
  ] as const) {
    const [hidden] = (await visitor.opens(address)).select('main form [name=scope]');
    expect(hidden?.attribute('value')).toBe(scope);
  }
  const page = await visitor.opens(`${form?.attribute('action')}?${field}=clay`);
  expect(found(page, 'Pins found')).toHaveLength(1);
  expect(page.select('meta[name=robots]').map((meta) => meta.attribute('content'))).toEqual(['noindex']);
  expect(page.select('main search a').map(({ text }) => text)).toEqual(['clay']);
  for (const [scope, says] of [
    ['people', 'No one with this name'],
    ['videos', "Sorry, we couldn't find any Pins for this search."],
  ]) {
    const none = await visitor.opens(`/search/?q=clay&scope=${scope}`);
    expect(none.one('main').all('heading', says), scope).toHaveLength(1);
    const all = none.one('link', 'Search all Pins').attribute('href') ?? '';
    expect(found(await visitor.opens(all), 'Pins found')).toHaveLength(1);
  }
});

test('the old address of a search for people leads to the new one, and own pins are searched by members', async () => {
  const page = await cast.visitor.opens('/search/users/?q=ben');
  expect(page.address).toBe('/search/?rs=typed&q=ben&scope=people');
  const narrowed = await cast.visitor.opens('/search/videos/?q=clay&color=red&date=week');
  expect(narrowed.address).toBe('/search/?rs=typed&q=clay&scope=videos&color=red&date=week');
  expect(page.one('list', 'People found').all('link')).toHaveLength(1);
  expect((await cast.visitor.opens('/search/me/')).address).toBe('/login/?next=%2Fsearch%2Fme%2F');
  expect((await cast.ben.opens('/search/me/')).address).toBe('/search/me/');
});

test('the page of the search shows topics and new Pins; people found say whom one follows, and nobody is offered themselves', async () => {
  const { ada, ben, visitor } = cast;
  await platform.db.write(`update interests set pin_count = 1 where slug = 'cats'`, []);
  const { title } = await ada.saves.pin({ title: 'Newest of all' });
  const page = await ben.opens('/search/');
  expect(page.one('list', 'Topics').all('link').length).toBeGreaterThan(0);
  expect(found(page, 'New Pins').filter(({ text }) => text.includes(title))).toHaveLength(1);
  const offered = async (who: Caller) => {
    const list = (await who.opens('/search/?q=ada&scope=people')).one('list', 'People found');
    expect(list.all('listitem')).toHaveLength(1);
    return list.texts('button');
  };
  expect([await offered(ben), await offered(visitor), await offered(ada)]).toEqual([
    ['Follow'],
    ['Follow'],
    [],
  ]);
  await ben.follows(ada);
  expect(await offered(ben)).toEqual(['Following']);
});

test('guides stand above what is found, narrow it and are removed again, without any code', async () => {
  const { ada, visitor } = cast;
  await ada.saves.pin({ title: 'Zorble kitten' });
  await ada.saves.pin({ title: 'Zorble baguette' });
  await fileAll(platform);
  const guides = (page: Page) => page.one('navigation', 'Narrow your search');
  const all = await visitor.opens('/search/?q=zorble');
  expect(guides(all).texts('link').toSorted()).toEqual(['Animals', 'Bread', 'Cats', 'Food and drink']);
  const narrowed = await visitor.opens(guides(all).one('link', 'Cats').attribute('href') ?? '');
  expect(narrowed.address).toBe('/search/?rs=guide&q=zorble&scope=pins&guide=cats');
  expect(narrowed.title).toBe('zorble, Cats · Search · Pinfold');
  expect(found(narrowed, 'Pins found')).toHaveLength(1);
  expect(guides(narrowed).all('link')).toHaveLength(4);
  expect(narrowed.select('[data-chosen]').map(({ text }) => text)).toEqual(['Cats']);
  expect(all.select('[data-chosen]')).toEqual([]);
  const wide = await visitor.opens(guides(narrowed).one('link', 'Remove Cats').attribute('href') ?? '');
  expect(found(wide, 'Pins found')).toHaveLength(2);
  const none = await visitor.opens('/search/?q=zorble&guide=weddings');
  expect(none.one('main').all('heading', "Sorry, we couldn't find any Pins for this search.")).toHaveLength(
    1,
  );
  expect(none.one('link', 'Search all Pins').attribute('href')).toBe('/search/?rs=typed&q=zorble&scope=pins');
  const again = await visitor.opens(none.one('link', 'Remove Weddings').attribute('href') ?? '');
  expect(found(again, 'Pins found')).toHaveLength(2);
  expect((await visitor.opens('/search/?q=none-of-this')).all('navigation', 'Narrow your search')).toEqual(
    [],
  );
});

test('a page of corrected results says so, and leads to the corrected search and to what was typed, in each scope', async () => {
  const { ada, visitor } = cast;
  const board = await ada.makes.board('Macrame knots');
  await ada.saves.pin({ title: 'Macramé owl', board });
  await countWordsOf(platform);
  const links = (page: Page) =>
    page
      .one('main')
      .select('p a')
      .map((link) => [link.text, link.attribute('href')]);
  const says = (page: Page) => page.one('main').text;
  for (const [path, list, rest] of [
    ['/search/?q=macrme', 'Pins found', 'scope=pins'],
    ['/search/?q=macrme&scope=boards', 'Boards found', 'scope=boards'],
    ['/search/?q=macrme&person=ada', 'Pins found', 'scope=pins&person=ada'],
    [`/search/?q=macrme&board=${board}`, 'Pins found', `scope=pins&board=${board}`],
  ] as const) {
    const page = await visitor.opens(path);
    expect(says(page)).toContain('Showing results for macrame');
    expect(page.one('main').all('list', list)).toHaveLength(1);
    const typed = `/search/?rs=typed&q=macrme&${rest}&auto_correction_disabled=true`;
    expect(links(page), path).toEqual([
      ['macrame', `/search/?rs=typed&q=macrame&${rest}`],
      ['macrme', typed],
    ]);
    const exact = await visitor.opens(typed);
    expect(says(exact)).not.toContain('Showing results for');
    expect(exact.one('main').all('list', list)).toHaveLength(0);
    expect(links(await visitor.opens(`/search/?q=macrame&${rest}`))).toEqual([]);
  }
  const own = await ada.opens('/search/me/?q=macrme&date=week');
  expect(links(own)).toEqual([
    ['macrame', '/search/me/?rs=typed&q=macrame&scope=my_pins&date=week'],
    ['macrme', '/search/me/?rs=typed&q=macrme&scope=my_pins&date=week&auto_correction_disabled=true'],
  ]);
});
