import { beforeAll, expect, test } from 'vitest';
import { articleBy, publish } from '#features/discovery/articles/testing-articles.ts';
import { staffOf } from '#features/trust/moderation/testing-moderation.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { productPages } from '#testing/product-pages.ts';
import { structuredDataOf } from '#testing/structured-data.ts';
import { testWebServer, webClient } from '#testing/web.ts';
import { paragraphsOf } from './article.tsx';

let platform: TestPlatform;
let cast: Cast;
let staff: CastMember;
let origin: string;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  ({ origin } = platform.config);
  cast = await castOf(platform);
  staff = await staffOf(platform, 'warden');
}, 60_000);

async function look(path: string) {
  const app = await testWebServer(platform, productPages);
  const { status, headers } = await webClient(app).send({ method: 'GET', url: encodeURI(path) });
  return { status, to: headers.location };
}

const pathOf = async (article_id: string) =>
  (await staff.call('ArticleResource.get', { article_id })).data.url;

const headOf = (page: Awaited<ReturnType<Cast['visitor']['opens']>>, property: string) =>
  page.select(`meta[property="${property}"]`).map((meta) => meta.attribute('content'));

test('[ROUTE-42] an article is read at an address of its kind, slug and id', async () => {
  const id = await articleBy(staff, { title: 'Ten lamps, one sheet!' });
  const path = `/today/article/ten-lamps-one-sheet/${id}/`;
  const page = await cast.visitor.opens(path);
  expect(page).toMatchObject({ status: 200, address: path, title: 'Ten lamps, one sheet! · Pinfold' });
  expect(page.one('heading', { level: 1 }).text).toBe('Ten lamps, one sheet!');
  const today = await cast.visitor.opens('/today/');
  expect(today.one('link', 'Ten lamps, one sheet!').attribute('href')).toBe(path);
});

test.each([
  [0, 'trending'],
  [2, 'trending'],
  [1, 'best'],
  [null, 'article'],
] as const)(
  '[ROUTE-43] an article of type %s is read under %s, and any with the shop flag under shop',
  async (article_type, kind) => {
    const plain = await articleBy(staff, { title: 'Lamps', article_type });
    const shop = await articleBy(staff, { title: 'Lamps', article_type, is_shop: true });
    for (const [id, segment] of [
      [plain, kind],
      [shop, 'shop'],
    ]) {
      const path = `/today/${segment}/lamps/${id}/`;
      expect(await look(path)).toMatchObject({ status: 200 });
      expect(await look(path.slice(0, -1))).toEqual({ status: 301, to: path });
      for (const other of ['shop', 'trending', 'best', 'article', 'news'].filter((one) => one !== segment)) {
        expect(await look(`/today/${other}/lamps/${id}/`)).toEqual({ status: 301, to: path });
      }
    }
  },
);

test('any other address of an article leads to the current one for good, with its query', async () => {
  const id = await articleBy(staff, { title: 'Дом и сад' });
  const { version, blocks, cover_signature } = (
    await staff.call('ModerationArticleResource.get', { article_id: id })
  ).data;
  const old = await pathOf(id);
  expect(await look(old)).toMatchObject({ status: 200 });
  await staff.call('ModerationArticleResource.update', {
    article_id: id,
    version,
    title: 'Größe',
    article_type: 1,
    ...({ blocks, cover_signature } as object),
  });
  const to = encodeURI(`/today/best/größe/${id}/`);
  for (const path of [old, `/today/best/x/${id}/`, `/today/BEST/größe/${id}/`]) {
    expect(await look(path)).toEqual({ status: 301, to });
  }
  expect(await look(`${old}?utm_source=mail`)).toEqual({ status: 301, to: `${to}?utm_source=mail` });
});

test('what is missing, unfinished or unpublished is a 404 for everybody but staff, who see that it is a preview', async () => {
  const draft = await articleBy(staff, { title: 'Half' }, true);
  const path = await pathOf(draft);
  for (const address of [
    path,
    '/today/article/half/9007199254740/',
    '/today/article/half/x/',
    '/today/a/b/0/',
  ]) {
    for (const who of [cast.visitor, cast.bot, cast.ada]) {
      expect((await who.opens(address)).status, address).toBe(404);
    }
  }
  const preview = await staff.opens(path);
  expect(preview.status).toBe(200);
  expect(preview.one('note').text).toContain('This is a draft. Only staff can see it.');
  expect(preview.select('meta[name=robots]').map((meta) => meta.attribute('content'))).toEqual(['noindex']);
  expect((await staff.opens('/today/')).all('link', 'Half')).toEqual([]);
  await publish(staff, draft);
  const page = await cast.visitor.opens(path);
  expect([page.status, page.all('note')]).toEqual([200, []]);
});

test('an article shows its cover, texts, pins and boards, to be opened and saved from there', async () => {
  const { ada, ben, visitor } = cast;
  const board = await ada.makes.board('Reading corners');
  const pins = [await ada.saves.pin({ title: 'A chair' }), await ada.saves.pin({ title: 'A shelf' })];
  const id = await articleBy(staff, {
    ...{ title: 'Corners', introduction: 'Where to read.' },
    blocks: [
      { type: 'text', text: 'One.\n\nTwo.\nStill two.' },
      ...pins.map((pin) => ({ type: 'pin' as const, pin_id: pin.id as never })),
      { type: 'board', board_id: board },
    ],
  });
  const path = await pathOf(id);
  for (const who of [visitor, ben]) {
    const page = await who.opens(path);
    const article = page.one('main');
    expect(
      article
        .one('list', 'Pins')
        .all('listitem')
        .map((one) => one.one('link').attribute('href')),
    ).toEqual(pins.map((pin) => `/pin/${pin.id}/`));
    expect(article.one('list', 'Boards').one('link').attribute('href')).toMatch(/^\/ada\/reading-corners/);
    expect(article.one('list', 'Pins').text).toContain('Save');
    expect(article.select('p').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Where to read.', 'One.', 'Two. Still two.']),
    );
    expect(article.all('button', 'Share')).toHaveLength(1);
  }
});

test('[SEO-04] the head of an article is for search engines and other sites; structured data for visitors alone, without moving pictures and stories', async () => {
  const pin = await cast.ada.saves.pin({ title: 'A lamp', alt_text: 'A red lamp' });
  const id = await articleBy(staff, {
    ...{ title: 'Große Lampen', introduction: 'Light & shade' },
    blocks: [{ type: 'pin', pin_id: pin.id as never }],
  });
  const path = await pathOf(id);
  const address = origin + encodeURI(path);
  const page = await cast.visitor.opens(path);
  expect(page.select('link[rel=canonical]').map((link) => link.attribute('href'))).toEqual([address]);
  const picture = `${origin}/1200x/`;
  expect(headOf(page, 'og:image')).toEqual([expect.stringContaining(picture)]);
  expect(headOf(page, 'og:image:alt')).toEqual(['A red lamp']);
  expect([headOf(page, 'og:type'), headOf(page, 'og:url')]).toEqual([['article'], [address]]);
  expect(page.select('meta[name=description]').map((meta) => meta.attribute('content'))).toEqual([
    'Light & shade',
  ]);
  const site = { '@type': 'Organization', name: 'Pinfold', url: `${origin}/` };
  expect(await structuredDataOf(page)).toEqual([
    {
      ...{ '@context': 'https://schema.org', '@type': 'Article', '@id': address, mainEntityOfPage: address },
      ...{ headline: 'Große Lampen', description: 'Light & shade', author: site, publisher: site },
      datePublished: platform.clock.now().toISOString().replace(/\.\d+/, '.000'),
      dateModified: platform.clock.now().toISOString().replace(/\.\d+/, '.000'),
      image: expect.objectContaining({
        '@type': 'ImageObject',
        contentUrl: expect.stringContaining(picture),
      }),
    },
  ]);
  expect(await structuredDataOf(await cast.bot.opens(path))).toHaveLength(1);
  expect(await structuredDataOf(await cast.ada.opens(path))).toEqual([]);
  for (const change of [
    'is_animated = true',
    `is_animated = false, kind = 'story', story = '{"pages": []}'`,
  ]) {
    await platform.db.write(`update pins set ${change} where id = $1`, [pin.id]);
    const unembedded = await cast.visitor.opens(path);
    expect(headOf(unembedded, 'og:image'), change).toEqual([expect.stringContaining(picture)]);
    expect((await structuredDataOf(unembedded))[0], change).not.toHaveProperty('image');
  }
  await platform.db.write("update pins set kind = 'image', story = null where id = $1", [pin.id]);
  await cast.ada.call('PinResource.delete', { id: pin.id });
  const without = await cast.visitor.opens(path);
  expect(headOf(without, 'og:image')).toEqual([]);
  expect((await structuredDataOf(without))[0]).not.toHaveProperty('image');
});

test('Today is read page by page without a script, and found from the start page of the search', async () => {
  await platform.db.write('delete from articles');
  const search = await cast.visitor.opens('/search/');
  const empty = await cast.visitor.opens(search.one('link', 'Today').attribute('href') ?? '');
  expect(empty.all('heading', 'No articles yet')).toHaveLength(1);
  const titles: string[] = [];
  for (let count = 1; count <= 14; count += 1) {
    titles.unshift(`Article ${count}`);
    await articleBy(staff, { title: `Article ${count}` });
    platform.clock.advance(1000);
  }
  const first = await cast.visitor.opens('/today/');
  expect(first.title).toBe('Today · Pinfold');
  expect(first.select('link[rel=canonical]').map((one) => one.attribute('href'))).toEqual([
    `${origin}/today/`,
  ]);
  expect(
    first.one('list', 'Articles').texts('heading').concat(first.one('list', 'Articles').texts('link')),
  ).toEqual(titles.slice(0, 12));
  const second = await cast.visitor.opens(first.one('link', 'Older articles').attribute('href') ?? '');
  expect(second.one('list', 'Articles').texts('link')).toEqual(titles.slice(12));
  expect(second.all('link', 'Older articles')).toEqual([]);
  expect(second.one('link', 'Newest articles').attribute('href')).toBe('/today/');
  expect((await cast.visitor.opens('/today/?bookmark=made-up')).status).toBe(404);
});

test('what is featured stands on the home page and the start page of the search, and nothing where there is none', async () => {
  await platform.db.write('delete from articles');
  platform.clock.advance(15_000);
  const pages = [
    [cast.ada, '/'],
    [cast.visitor, '/'],
    [cast.ada, '/search/'],
    [cast.visitor, '/search/'],
  ] as const;
  for (const [who, path] of pages) expect((await who.opens(path)).all('region', 'Today')).toEqual([]);
  const id = await articleBy(staff, { title: 'Look here', is_featured: true });
  platform.clock.advance(15_000);
  for (const [who, path] of pages) {
    const row = (await who.opens(path)).one('region', 'Today');
    expect(row.one('link', 'Look here').attribute('href')).toBe(`/today/article/look-here/${id}/`);
  }
  expect((await cast.ada.opens('/search/?q=lamp')).all('region', 'Today')).toEqual([]);
});

test('an empty line begins a paragraph', () => {
  expect(paragraphsOf('One\ntwo\n\n \nThree').map(({ text }) => text)).toEqual(['One\ntwo', 'Three']);
  expect(paragraphsOf('')).toEqual([]);
});
