import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFetcher } from '#platform/fetching/fetcher.ts';
import { startTestingWeb, type TestingWeb } from '#platform/fetching/testing-web.ts';
import type { Platform } from '#platform/resource/context.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { hold, inOrder, meanwhile } from '#testing/meanwhile.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { findLinksJob } from './find-links.service.ts';

const HOUR = 3_600_000;
const WEEK = 168 * HOUR;
let web: TestingWeb;
let platform: TestPlatform;
let cast: Cast;
/** The price the shop gives for its chair; null while it is closed. */
let price: number | null;

const chair = () => `<html><script type="application/ld+json">{"@type":"Product","name":"A chair",
  "offers":{"price":${price},"priceCurrency":"EUR","availability":"InStock"}}</script></html>`;

beforeAll(async () => {
  web = await startTestingWeb((_, response) => {
    if (price === null) response.writeHead(503).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).end(chair());
  });
  platform = await testPlatform(await freshDatabase());
  platform.fetcher = createFetcher({ userAgent: 'a test', allowLoopbackPort: web.port });
  cast = await castOf(platform);
});
afterAll(async () => {
  await platform.fetcher.close();
  await web.close();
});
beforeEach(async () => {
  price = 120;
  web.asked.length = 0;
  await platform.db.write('delete from pins');
  await platform.db.write('delete from link_previews');
});

const at = (path: string) => `http://127.0.0.1:${web.port}${path}`;
const paths = () => web.asked.map(({ path }) => path);
const look = async (by: Partial<Platform> = {}) => {
  await platform.jobs.enqueue(platform.db, findLinksJob, {});
  await platform.runJobs({ by });
};
const read = async (id: string) =>
  (await cast.ada.call('PinResource.get', { id, field_set_key: 'detailed' })).data;
const previews = () => platform.db.rows<{ url: string }>('select url from link_previews order by url');

test('[ENTITY-25] a pin has its board, pinner, story, and what the page it links to says', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Chairs');
  const { id } = await ada.saves.pin({ link: at('/chair'), board });
  expect(await read(id)).toMatchObject({ rich_summary: null, price_value: null });
  await look();
  expect(await read(id)).toMatchObject({
    board: { url: expect.stringMatching(/^\/ada\/chairs/) },
    pinner: { username: 'ada' },
    story_pin_data: null,
    rich_summary: {
      type: 'richpindataview',
      type_name: 'product',
      display_name: 'A chair',
      url: at('/chair'),
      offer: { price_value: 120, price_currency: 'EUR', availability: 'in_stock' },
    },
    price_value: 120,
    price_currency: 'EUR',
  });
  const { data: priced } = await ada.call('UserPinsResource.get', {
    username: 'ada',
    field_set_key: 'partner_grid_item',
  });
  expect(priced).toMatchObject([{ id, price_value: 120, rich_summary: { type_name: 'product' } }]);
  const { data: story } = await ada.call('StoryPinResource.create', {
    story_pin: {
      metadata: { pin_image_signature: await ada.has.picture() },
      pages: [{ blocks: [{ type: 1, text: 'Words' }] }],
    },
  });
  expect(await read(story.id)).toMatchObject({ story_pin_data: { page_count: 1 } });
});

test('pins of one page share one look at it, and saving from a pin takes over what it says', async () => {
  const { ada, ben } = cast;
  const first = await ada.saves.pin({ link: at('/chair?utm_source=mail#top') });
  const second = await ben.saves.pin({ link: at('/chair') });
  await look();
  const third = await ben.saves.pin({ link: at('/chair?fbclid=7') });
  const { data: fourth } = await ben.call('RepinResource.create', { pin_id: first.id });
  expect(fourth.price_value).toBe(120);
  await look();
  expect(paths()).toEqual(['/chair']);
  expect(await previews()).toEqual([{ url: at('/chair') }]);
  for (const { id } of [first, second, third, fourth]) expect((await read(id)).price_value).toBe(120);
});

test('the price that the pinner gave goes before that of the page', async () => {
  const { id } = await cast.ada.saves.pin({ link: at('/chair'), price_value: '99', price_currency: 'USD' });
  await look();
  expect(await read(id)).toMatchObject({
    price_value: 99,
    price_currency: 'USD',
    rich_summary: { offer: { price_value: 120 } },
  });
});

test('a page is looked at again after a week, and its pins follow', async () => {
  const { id } = await cast.ada.saves.pin({ link: at('/chair') });
  await look();
  price = 90;
  platform.clock.advance(WEEK - HOUR);
  await look();
  expect((await read(id)).price_value).toBe(120);
  platform.clock.advance(HOUR);
  await look();
  expect((await read(id)).price_value).toBe(90);
  expect(paths()).toHaveLength(2);
});

test('what a page says reaches a batch of its pins at once, in whichever homes they are', async () => {
  const { ada, ben } = cast;
  const pins: string[] = [];
  for (const who of [ada, ben]) pins.push((await who.saves.pin({ link: at('/chair') })).id);
  await look();
  price = 90;
  platform.clock.advance(WEEK);
  const prices = () => Promise.all(pins.map(async (id) => (await read(id)).price_value));
  await meanwhile(platform.db, ['pins', inOrder(pins).slice(-1)], look, async () =>
    expect(await prices()).toEqual([120, 120]),
  );
  expect(await prices()).toEqual([90, 90]);
});

test('of many pins each run finds all that nobody holds, and parts them from a forgotten link in batches', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Many chairs');
  await manyPins(platform.db, { pinnerId: ada.id, boardId: board, count: 501 });
  await platform.db.write('update pins set link = $1', [at('/chair')]);
  const rows = await platform.db.rows<{ id: string }>('select id from pins');
  const pins = inOrder(rows.map(({ id }) => id));
  const withKey = async () => (await platform.db.rows('select from pins where link_key is not null')).length;
  await platform.db.transaction(async (tx) => {
    await hold(tx, ['pins', pins.slice(0, 1)]);
    await look();
  });
  expect(await withKey()).toBe(500);
  await look();
  expect(await withKey()).toBe(501);
  await platform.db.write(`update pins set privacy = 'secret'`);
  platform.clock.advance(WEEK);
  await meanwhile(platform.db, ['pins', pins.slice(-1)], look, async () =>
    expect([await withKey(), (await previews()).length]).toEqual([1, 1]),
  );
  expect([await withKey(), await previews()]).toEqual([0, []]);
});

test('a page that cannot be read is tried again, and what it said is forgotten after four times', async () => {
  const { id } = await cast.ada.saves.pin({ link: at('/chair') });
  await look();
  price = null;
  platform.clock.advance(WEEK);
  const kept: (number | null)[] = [];
  for (const wait of [HOUR, 24 * HOUR, WEEK, WEEK]) {
    await look();
    kept.push((await read(id)).price_value);
    platform.clock.advance(wait - 1);
    await look();
    platform.clock.advance(1);
  }
  expect(kept).toEqual([120, 120, 120, null]);
  expect(paths()).toHaveLength(5);
});

test('a look that dies holds nobody up: the page is due again in an hour', async () => {
  await cast.ada.saves.pin({ link: at('/chair') });
  let looks = 0;
  const fetchPage = () => {
    looks += 1;
    return Promise.reject(new Error('no memory'));
  };
  const dying = { fetcher: { ...platform.fetcher, fetchPage } };
  for (const wait of [HOUR - 1, 1, 0]) {
    await look(dying).catch(() => {});
    platform.clock.advance(wait);
  }
  expect(looks).toBe(2);
});

test('another link is another page, no link is none, and other changes leave what is known', async () => {
  const { ada } = cast;
  const { id } = await ada.saves.pin({ link: at('/chair') });
  await look();
  const edit = async (change: object) => (await ada.call('PinResource.update', { id, ...change })).data;
  expect(await edit({ title: 'Mine', link: at('/chair') })).toMatchObject({ price_value: 120 });
  expect(await edit({ link: at('/stool') })).toMatchObject({ price_value: null, rich_summary: null });
  await look();
  expect(paths()).toEqual(['/chair', '/stool']);
  expect(await edit({ link: '' })).toMatchObject({ price_value: null, rich_summary: null });
});

test('a link is forgotten with the last pin that has it, and new again when one comes back', async () => {
  const { ada } = cast;
  const { id } = await ada.saves.pin({ link: at('/chair') });
  await look();
  await ada.call('PinResource.delete', { id });
  platform.clock.advance(WEEK);
  await look();
  expect([await previews(), paths()]).toEqual([[], ['/chair']]);
  await platform.db.write('update pins set deleted_at = null, deleted_by = null');
  await look();
  expect([await previews(), paths()]).toEqual([[{ url: at('/chair') }], ['/chair', '/chair']]);
});

test('the links of secret pins are asked for nowhere', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Gifts', { privacy: 'secret' });
  const { id } = await ada.saves.pin({ link: at('/ring'), board });
  await look();
  expect([paths(), await previews()]).toEqual([[], []]);
  await ada.call('BoardResource.update', { board_id: board, privacy: 'public' });
  await platform.runJobs();
  await look();
  expect(paths()).toEqual(['/ring']);
  expect((await read(id)).price_value).toBe(120);
});

test('pages are asked for through the guarded fetcher, which knows no private addresses', async () => {
  const { id } = await cast.ada.saves.pin({ link: at('/chair') });
  const fetcher = createFetcher({ userAgent: 'a test' });
  await look({ fetcher });
  await fetcher.close();
  expect([paths(), (await read(id)).rich_summary]).toEqual([[], null]);
  expect(await platform.db.rows('select failures from link_previews')).toEqual([{ failures: 1 }]);
});

test('of one site a few pages are asked for at a time', async () => {
  for (let index = 0; index < 7; index += 1) await cast.ada.saves.pin({ link: at(`/chair/${index}`) });
  await look();
  expect(paths()).toHaveLength(5);
  await look();
  expect(new Set(paths()).size).toBe(7);
});

test('an operator can leave it out', async () => {
  await cast.ada.saves.pin({ link: at('/chair') });
  await look({ config: { ...platform.config, linkPreviews: false } });
  expect([paths(), await previews()]).toEqual([[], []]);
});
