import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSitemaps } from '#features/discovery/sitemaps/build-sitemaps/build-sitemaps.service.ts';
import { fileAll } from '#features/discovery/topics/testing-topics.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer } from '#testing/web.ts';

let platform: TestPlatform;
let cast: Cast;
let app: FastifyInstance;

interface Entry {
  loc: string;
  lastmod?: string;
}

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  // Tests change what is listed; those of what is kept have a server of their own.
  const config = { ...platform.config, pageCacheSeconds: 0, rateLimitFactor: 1000 };
  app = await testWebServer({ ...platform, config });
});

beforeEach(() => platform.db.write('delete from sitemap_files'));

const build = (size?: number, signal = new AbortController().signal) => buildSitemaps(platform, signal, size);

async function entriesOf(address: string, root: 'sitemapindex' | 'urlset'): Promise<Entry[]> {
  const { statusCode, body, headers } = await app.inject(address.replace(platform.config.origin, ''));
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(XMLValidator.validate(body)).toBe(true);
  const isArray = (name: string) => name === 'sitemap' || name === 'url';
  const parsed = new XMLParser({ isArray, parseTagValue: false }).parse(body)[root];
  return (root === 'sitemapindex' ? parsed.sitemap : parsed.url) ?? [];
}

/** As a crawler does: from `robots.txt` to the index and to each file. */
async function crawl(): Promise<Map<string, string | undefined>> {
  const robots = (await app.inject('/robots.txt')).body;
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const found = new Map<string, string | undefined>();
  for (const { loc } of await entriesOf(index, 'sitemapindex'))
    for (const entry of await entriesOf(loc, 'urlset')) {
      expect(found.has(entry.loc), entry.loc).toBe(false);
      found.set(entry.loc, entry.lastmod);
    }
  return found;
}

const addressOf = (path: string) => `${platform.config.origin}${path}`;
const pathsOf = async () => [...(await crawl()).keys()].map((loc) => new URL(loc).pathname);
const pinOf = ({ id }: { id: Id | string }) => `/pin/${id}/`;

const urlOf = async (board: Id) => (await cast.ada.call('BoardResource.get', { board_id: board })).data.url;

async function becomesPrivate({ id }: CastMember, isPrivate: boolean) {
  await platform.db.write('update users set is_private_profile = $2 where id = $1', [id, isPrivate]);
}

test('what a new site had none of is listed after the next run of the same day, and the rest stays', async () => {
  const { ada } = cast;
  await build();
  const before = await pathsOf();
  expect(before).toContain('/ada/');
  const pin = await ada.saves.pin({});
  expect(await pathsOf()).not.toContain(pinOf(pin));
  await build();
  expect(new Set(await pathsOf())).toEqual(new Set([...before, pinOf(pin)]));
  await ada.call('PinResource.delete', { id: pin.id });
});

test('people, boards and pins are listed with the date of their last change', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Küchen & Öfen');
  const pin = await ada.saves.pin({ board });
  await build();
  const found = await crawl();
  const url = await urlOf(board);
  expect(found.has(addressOf('/ada/'))).toBe(true);
  expect([...found.keys()]).toContain(new URL(url, platform.config.origin).href);
  expect(found.get(addressOf(pinOf(pin)))).toBe(platform.clock.now().toISOString());
  platform.clock.advance(60_000);
  await ada.call('PinResource.update', { id: pin.id, title: 'Changed' });
  expect((await crawl()).get(addressOf(pinOf(pin)))).toBe(platform.clock.now().toISOString());
});

test('what visitors do not see is in no file, from the moment on that it becomes hidden', async () => {
  const { ada, ben, chi } = cast;
  const [open, secret, shared] = [
    await ada.makes.board('Open'),
    await ada.makes.board('Secret', { privacy: 'secret' }),
    await chi.makes.board('Shared'),
  ];
  const [openUrl, secretUrl, sharedUrl] = [await urlOf(open), await urlOf(secret), await urlOf(shared)];
  await chi.shares(shared, ben);
  const [onOpen, onSecret, onShared, onNone] = [
    await ada.saves.pin({ board: open }),
    await ada.saves.pin({ board: secret }),
    await ben.saves.pin({ board: shared }),
    await ada.saves.pin(),
  ];
  await build();
  const all = await pathsOf();
  expect(all).toEqual(
    expect.arrayContaining([openUrl, sharedUrl, pinOf(onOpen), pinOf(onShared), pinOf(onNone)]),
  );
  expect(all).not.toContain(secretUrl);
  expect(all).not.toContain(pinOf(onSecret));
  await becomesPrivate(chi, true);
  const later = await pathsOf();
  for (const gone of ['/chi/', sharedUrl, pinOf(onShared)]) expect(later).not.toContain(gone);
  await becomesPrivate(chi, false);
  await ada.call('BoardResource.update', { board_id: open, privacy: 'secret' });
  await ada.call('PinResource.delete', { id: onNone.id });
  await ben.call('UserSettingsResource.update', { exclude_from_search: true });
  const last = await pathsOf();
  for (const gone of [openUrl, pinOf(onOpen), pinOf(onNone), '/ben/']) expect(last).not.toContain(gone);
  expect(last).toContain(pinOf(onShared));
});

test('pages are divided into files, each once, and an interrupted run goes on where it was', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Many', { pins: 7 });
  await build();
  const whole = (await pathsOf()).sort();
  await platform.db.write('delete from sitemap_files');
  const stopping = new AbortController();
  const stopped = buildSitemaps(
    { clock: platform.clock, db: { ...platform.db, write: stopAt('pins', 2, stopping) } },
    stopping.signal,
    3,
  );
  await expect(stopped).rejects.toThrow();
  expect((await entriesOf('/sitemap.xml', 'sitemapindex')).some(({ loc }) => loc.includes('pins-'))).toBe(
    false,
  );
  await build(3);
  const files = await entriesOf('/sitemap.xml', 'sitemapindex');
  expect(files.filter(({ loc }) => loc.includes('/pins-')).length).toBeGreaterThan(2);
  expect((await pathsOf()).sort()).toEqual(whole);
  const deleted = await ada.saves.pin({ board });
  expect(await pathsOf()).toContain(pinOf(deleted));
  await ada.call('PinResource.delete', { id: deleted.id });
  const changed = await pathsOf();
  expect(changed.sort()).toEqual(whole);
  platform.clock.advance(86_400_000);
  await build();
  expect(await pathsOf()).toEqual(expect.arrayContaining(['/ada/', await urlOf(board)]));
  const rounds = await platform.db.rows('select distinct round from sitemap_files');
  expect(rounds).toHaveLength(1);
});

/** Writes as the database does, and stops the run once so many files of the kind are written. */
function stopAt(kind: string, files: number, stopping: AbortController): TestPlatform['db']['write'] {
  let written = 0;
  return async (statement, values = []) => {
    const count = await platform.db.write(statement, values);
    if (values[0] === kind) written += 1;
    if (written === files) stopping.abort();
    return count;
  };
}

test('boards and pins of people who leave their profile out are listed, as their settings say', async () => {
  const { chi } = cast;
  const board = await chi.makes.board('Findable');
  const pin = await chi.saves.pin({ board });
  const exclude = (exclude_from_search: boolean) =>
    chi.call('UserSettingsResource.update', { exclude_from_search });
  await exclude(true);
  await build();
  const { data } = await cast.visitor.call('BoardResource.get', { board_id: board });
  expect(data.seo_noindex_reason).toBeNull();
  const listed = await pathsOf();
  expect(listed).toEqual(expect.arrayContaining([data.url, pinOf(pin)]));
  expect(listed).not.toContain('/chi/');
  await exclude(false);
});

test('a file is made once for all who ask for it in the same seconds, and none is kept that is not there', async () => {
  const keeping = await testWebServer(platform);
  const ask = async (path: string) => (await keeping.inject(path)).body;
  await cast.ada.saves.pin();
  expect((await keeping.inject('/sitemaps/pins-1.xml')).statusCode).toBe(404);
  await build();
  const [one, other] = await Promise.all([ask('/sitemaps/pins-1.xml'), ask('/sitemaps/pins-1.xml')]);
  expect(other).toBe(one);
  const index = await ask('/sitemap.xml');
  const later = await cast.ada.saves.pin();
  await platform.db.write('delete from sitemap_files');
  expect([await ask('/sitemaps/pins-1.xml'), await ask('/sitemap.xml')]).toEqual([one, index]);
  expect(one).not.toContain(pinOf(later));
});

test('there is an index before the first run, and no file that nobody made', async () => {
  expect(await entriesOf('/sitemap.xml', 'sitemapindex')).toEqual([]);
  await build();
  for (const name of ['pins-999.xml', 'pins-0.xml', 'pins-1', 'cats-1.xml', 'pins-01.xml', '..%2Fpins-1.xml'])
    expect((await app.inject(`/sitemaps/${name}`)).statusCode, name).toBe(404);
});

test('published articles and topics with pins are listed, others are not', async () => {
  const { ada } = cast;
  await ada.saves.pin({ title: 'A baguette' });
  await fileAll(platform);
  const insert = (status: string, at: Date | null) =>
    platform.db.write(`insert into articles (title, type, status, published_at) values ($1, 1, $2, $3)`, [
      'Bread & “Küche”',
      status,
      at,
    ]);
  await insert('published', platform.clock.now());
  await insert('draft', null);
  await build();
  const listed = await pathsOf();
  expect(listed).toEqual(expect.arrayContaining(['/topics/bread/', '/topics/food-and-drink/']));
  expect(listed).not.toContain('/topics/horses/');
  const articles = listed.filter((path) => path.startsWith('/today/'));
  expect(articles.map((path) => decodeURI(path).replace(/\d+/, '1'))).toEqual(['/today/best/bread-küche/1/']);
});
