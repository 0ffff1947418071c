import { beforeAll, expect, test } from 'vitest';
import { fileAll } from '#features/discovery/topics/testing-topics.ts';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import type { Page } from '#testing/pages.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { structuredDataOf } from '#testing/structured-data.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
}, 60_000);

const canonicalOf = (page: Page) => page.select('link[rel=canonical]').map((link) => link.attribute('href'));
test('a board and its sections name their address, and describe themselves to visitors', async () => {
  const { ada, visitor } = cast;
  const board = await ada.makes.board('Kitchens', { pins: 2 });
  await ada.makes.section(board, 'Tiles');
  const { url } = (await ada.call('BoardResource.get', { board_id: board })).data;
  const address = platform.config.origin + url;
  const shown = await visitor.opens(`${url}?from=somewhere`);
  expect(canonicalOf(shown)).toEqual([address]);
  expect(await structuredDataOf(shown)).toMatchObject([
    { '@type': 'CollectionPage', '@id': address, name: 'Kitchens', mainEntity: { numberOfItems: 2 } },
  ]);
  const section = await visitor.opens(shown.one('link', /^Tiles/).attribute('href') ?? '');
  expect(canonicalOf(section)).toEqual([`${platform.config.origin}${section.address}`]);
  expect(await structuredDataOf(section)).toMatchObject([{ mainEntity: { numberOfItems: 0 } }]);
  expect(await structuredDataOf(await ada.opens(url))).toEqual([]);
});

test('the tabs of a profile all name the profile, its other pages themselves', async () => {
  const { ada, visitor } = cast;
  await ada.saves.pin();
  const { origin } = platform.config;
  for (const tab of ['/ada/', '/ada/_saved/', '/ada/_created', '/ada/?sort=newest'])
    expect(canonicalOf(await visitor.opens(tab)), tab).toEqual([`${origin}/ada/`]);
  for (const page of ['/ada/pins/', '/ada/profile-about/'])
    expect(canonicalOf(await visitor.opens(page)), page).toEqual([origin + page]);
});

/** The way back to the first page, from the others. */
const firstIn = (page: Page) =>
  page
    .select('noscript a')
    .find(({ text }) => text === 'First page')
    ?.attribute('href');

test('without scripts one reads a board and a topic page by page to the end, each pin once', async () => {
  const { ben, visitor } = cast;
  const board = await ben.makes.board('Loaves', { pins: 30 });
  await fileAll(platform);
  const { url } = (await ben.call('BoardResource.get', { board_id: board })).data;
  for (const start of [url, '/topics/bread/', '/']) {
    const seen: string[] = [];
    for (let path: string | undefined = start; path; ) {
      const page: Page = await visitor.opens(path);
      expect(page.status).toBe(200);
      expect(canonicalOf(page), path).toEqual([platform.config.origin + path]);
      expect(firstIn(page), path).toBe(path === start ? undefined : start);
      seen.push(...page.select('article a[href^="/pin/"]').map((link) => link.attribute('href') ?? ''));
      path = page.select('noscript a[rel=next]')[0]?.attribute('href') ?? undefined;
    }
    expect(new Set(seen).size, start).toBe(seen.length);
    // Three are on the boards of the tests above.
    expect(seen.length, start).toBe(start === '/' ? 33 : 30);
  }
  expect((await visitor.opens(`${url}?after=made-up`)).status).toBe(400);
});

test('without scripts one reads the boards of a profile, of a topic and of a search page by page, each once', async () => {
  const { chi, visitor } = cast;
  for (let count = 1; count <= 27; count += 1) {
    const board = await chi.makes.board(`Sourdough ${count}`);
    await chi.saves.pin({ board, title: `Bread ${count}` });
  }
  await fileAll(platform);
  for (const [start, list] of [
    ['/chi/_boards/', 'Boards'],
    ['/topics/bread/?show=boards', 'Boards about this topic'],
    ['/search/?q=sourdough&scope=boards', 'Boards found'],
    ['/search/?q=bread', 'Pins found'],
  ] as const) {
    const seen: string[] = [];
    let pages = 0;
    for (let path: string | undefined = start; path; pages += 1) {
      const page: Page = await visitor.opens(path);
      expect(firstIn(page), path).toBe(path === start ? undefined : start);
      if (!start.startsWith('/search/'))
        expect(canonicalOf(page), path).toEqual([platform.config.origin + path]);
      seen.push(
        ...page
          .one('list', list)
          .select('article')
          .map((card) => card.text),
      );
      path = page.select('noscript a[rel=next]')[0]?.attribute('href') ?? undefined;
    }
    expect(pages, start).toBeGreaterThan(1);
    expect(new Set(seen).size, start).toBe(seen.length);
    expect(seen.length, start).toBeGreaterThanOrEqual(27);
  }
});

test('from each page of many topics one comes to the next and back to the first', async () => {
  const nora = await memberOf(platform, 'lists_many', 'Nora');
  await platform.db.write(
    "insert into interests (slug, name) select 'many-' || n, 'Many ' || n from generate_series(1, 251) as n",
  );
  await platform.db.write(
    `insert into interest_follows (home, user_id, interest_id)
      select $1, $2, id from interests where slug like 'many-%'`,
    [homeOf(nora.id), nora.id],
  );
  const path = '/lists_many/topics/';
  for (const who of [cast.visitor, cast.ben]) {
    const first = await who.opens(path);
    expect(first.all('link', 'First page')).toEqual([]);
    const second = await who.opens(first.one('link', 'More topics').attribute('href') ?? '');
    expect(second.all('link', 'More topics')).toEqual([]);
    expect(second.one('link', 'First page').attribute('href')).toBe(path);
    const seen = [first, second].flatMap((page) => page.one('list', 'Topics').texts('link'));
    expect(new Set(seen).size).toBe(251);
  }
});

test('the author of a board and of a pin is a person or, for a business, an organization, as on the profile', async () => {
  const { ada, studio, visitor } = cast;
  for (const [who, type] of [
    [ada, 'Person'],
    [studio, 'Organization'],
  ] as const) {
    const board = await who.makes.board(`Wares of ${who.username}`);
    const pin = await who.saves.pin({ board });
    const { url } = (await who.call('BoardResource.get', { board_id: board })).data;
    const author = { '@type': type, alternateName: who.username };
    for (const path of [url, `/pin/${pin.id}/`])
      expect(await structuredDataOf(await visitor.opens(path)), path).toMatchObject([{ author }]);
  }
});
