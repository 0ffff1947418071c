import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type Caller, type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import type { Page } from '#testing/pages.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;
let board: Id;
let url: string;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const { ada, ben } = cast;
  board = await ada.makes.board('Kitchens');
  await ada.shares(board, ben);
  const section = await ada.makes.section(board, 'Part');
  for (const [who, title, color, link] of [
    [ada, 'Birch', '#d8332a', 'https://oak.example/birch'],
    [ben, 'Ash', '#3f9d49', null],
    [ada, 'Cedar', '#d8332a', null],
  ] as const) {
    platform.clock.advance(60_000);
    const { id } = await who.saves.pin({ board, title });
    await platform.db.write(
      'update pins set dominant_color = $2, link = $3, domain = $4, repin_count = $5 where id = $1',
      [id, color, link, link && 'oak.example', title === 'Ash' ? 1234 : 0],
    );
  }
  await ada.saves.pin({ board, title: 'Elm', section });
  url = (await ada.call('BoardResource.get', { board_id: board })).data.url;
});

const list = (page: Page) => page.one('list', /^Pins (on|in) /);
const titles = (page: Page) =>
  list(page)
    .texts('article')
    .map((text) => /^[A-Z][a-z]+/.exec(text)?.[0]);
const density = (page: Page) => ['class', 'data-wall'].map((name) => list(page).attribute(name)).join(' ');
const rows = (page: Page) =>
  page
    .one('table')
    .all('rowheader')
    .map((cell) => cell.one('link').text);

test('the address says how a board is shown, in which order, and which of its pins; what it does not know counts for nothing', async () => {
  const { visitor } = cast;
  const at = (query: string) => visitor.opens(`${url}?${query}`);
  expect(titles(await at(''))).toEqual(['Cedar', 'Ash', 'Birch']);
  expect(titles(await at('sort=name'))).toEqual(['Ash', 'Birch', 'Cedar']);
  expect(titles(await at('sort=oldest&color=red'))).toEqual(['Birch', 'Cedar']);
  expect(titles(await at('author=ben&link=no&kind=image'))).toEqual(['Ash']);
  expect(titles(await at('sort=sideways&color=mauve&kind=x&link=x&view=x'))).toEqual([
    'Cedar',
    'Ash',
    'Birch',
  ]);
  expect(rows(await at('view=list&sort=popular&after='))).toEqual(['Ash', 'Cedar', 'Birch']);
});

test('a list is a table that says who saved what when, and sorts by its headers, also without scripts', async () => {
  const page = await cast.visitor.opens(`${url}?view=list&sort=name&color=green`);
  const table = page.one('table', 'Pins on Kitchens');
  expect(table.texts('columnheader')).toEqual(['Picture', 'Title', 'Saved by', 'Saved on', 'Saves', 'Link']);
  const [row] = table.all('row').slice(1);
  expect(row?.texts('cell').slice(1)).toEqual(['Ben Maker', expect.stringMatching(/\d{4}$/), '1,234', '']);
  const header = (name: string) => table.one('columnheader', name);
  expect(header('Title').attribute('aria-sort')).toBe('ascending');
  expect(header('Saves').attribute('aria-sort')).toBeNull();
  const next = (name: string) => header(name).one('link').attribute('href');
  expect(next('Saves')).toBe(`${url}?view=list&sort=popular&color=green`);
  expect(next('Title')).toBe(`${url}?view=list&sort=default&color=green`);
  const newest = await cast.visitor.opens(`${url}?view=list&sort=newest`);
  expect(newest.one('columnheader', 'Saved on').attribute('aria-sort')).toBe('descending');
  expect(newest.one('columnheader', 'Saved on').one('link').attribute('href')).toBe(
    `${url}?view=list&sort=oldest`,
  );
});

test('filters are named and can be removed, with their count; where nothing matches they are all that is shown', async () => {
  const page = await cast.visitor.opens(`${url}?sort=name&color=red&author=ada`);
  expect(page.one('status').text).toBe('2 Pins');
  const filters = page.one('list', 'Filters');
  expect(filters.all('link').map((link) => [link.text, link.attribute('href')])).toEqual([
    ['Red', `${url}?sort=name&author=ada`],
    ['Ada Maker', `${url}?sort=name&color=red`],
    ['Clear filters', `${url}?sort=name`],
  ]);
  const empty = await cast.visitor.opens(`${url}?color=blue`);
  expect(empty.one('heading', 'No Pins match')).toBeTruthy();
  expect(empty.one('link', 'Remove Blue').attribute('href')).toBe(url);
  expect(empty.all('list', /^Pins on/)).toEqual([]);
  const section = await cast.visitor.opens(`${url}part/?view=list&color=purple`);
  expect(section.one('link', 'Remove Purple').attribute('href')).toBe(`${url}part/?view=list`);
});

test('whoever cannot see somebody learns nothing by filtering for them', async () => {
  const { ben, chi } = cast;
  await ben.blocks(chi);
  const [hidden, missing] = await Promise.all(
    ['ben', 'nobody-at-all'].map((author) => chi.opens(`${url}?author=${author}`)),
  );
  const told = (page: Page | undefined, author: string) => page?.one('main').text.replaceAll(author, 'x');
  expect(told(hidden, 'ben')).toBe(told(missing, 'nobody-at-all'));
  expect(titles(await chi.opens(`${url}?sort=name`))).toEqual(['Birch', 'Cedar']);
});

test('what somebody chose for a board is how they find it again, also its sections, unless the address says otherwise', async () => {
  const { ada, ben } = cast;
  await ben.call('BoardViewResource.update', { board_id: board, view: 'list', sort: 'name' });
  expect(rows(await ben.opens(url))).toEqual(['Ash', 'Birch', 'Cedar']);
  expect(rows(await ben.opens(`${url}part/`))).toEqual(['Elm']);
  expect(titles(await ben.opens(`${url}?view=regular`))).toEqual(['Ash', 'Birch', 'Cedar']);
  expect(rows(await ben.opens(`${url}?sort=default`))).toEqual(['Cedar', 'Ash', 'Birch']);
  expect(titles(await ada.opens(url))).toEqual(['Cedar', 'Ash', 'Birch']);
});

test("a visitor's browser remembers it; other visitors still get the board as it is, from the cache", async () => {
  const { visitor } = cast;
  const cookies = new Map([['board_views', `${board}.list.name`]]);
  const seen = async (who: Caller, more = {}) => (await who.opens(url, more)).all('table').length;
  expect([await seen(visitor), await seen(visitor, { cookies }), await seen(visitor)]).toEqual([0, 1, 0]);
});

test('the size of a wall: of an own board as chosen for all, unless one was chosen for it', async () => {
  const { ada, visitor } = cast;
  const of = async (who: Caller, query = '') => density(await who.opens(`${url}${query}`));
  expect(await of(visitor)).toContain('regular');
  expect(await of(visitor, '?view=compact')).toContain('dense');
  expect(await of(visitor, '?view=large')).toContain('large');
  expect(await of(visitor, '?view=pictures')).toContain('single');
  await ada.call('UserMetadataResource.update', { profile_pin_rep_view_type: 'dense' });
  expect(await of(ada)).toContain('dense');
  await ada.call('BoardViewResource.update', { board_id: board, view: 'large' });
  expect(await of(ada)).toContain('large');
});

test('the page of a narrowed list has the head of the board', async () => {
  const page = await cast.visitor.opens(`${url}?color=red&sort=name`);
  const canonical = page.element.ownerDocument.querySelector('link[rel=canonical]');
  expect(canonical?.getAttribute('href')).toMatch(new RegExp(`${url}$`));
});
