import { beforeAll, expect, test } from 'vitest';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import type { PageRequest } from '#testing/pages.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { structuredDataOf } from '#testing/structured-data.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
}, 60_000);

interface Posting {
  url: string;
  headline: string;
  image?: { contentUrl: string };
}

type Who = Pick<CastMember, 'opens'>;

/** The structured data of a page; undefined if it has none. */
async function dataAt(path: string, who: Who = cast.visitor, request: PageRequest = {}) {
  const page = await who.opens(path, request);
  const [data]: { '@type': string; hasPart?: Posting[] }[] = await structuredDataOf(page);
  return data;
}

const robotsAt = async (path: string) =>
  (await cast.visitor.opens(path)).select('meta[name=robots]').map((meta) => meta.attribute('content'));

const PAGES = ['', '_created/', '_saved/', 'tried/'];

test('[SEO-01] structured data of a profile is for visitors and search engines alone', async () => {
  const { ada, ben } = cast;
  const bot = { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  for (const page of PAGES) {
    const path = `/ada/${page}`;
    expect(await dataAt(path), page).toMatchObject({
      '@type': 'ProfilePage',
      '@id': `${platform.config.origin}/ada/`,
      mainEntity: { '@type': 'Person', alternateName: 'ada' },
    });
    for (const member of [ada, ben]) expect(await dataAt(path, member), page).toBeUndefined();
  }
  expect(await dataAt('/ada/', cast.visitor, bot)).toMatchObject({ '@type': 'ProfilePage' });
  expect(await dataAt('/studio/')).toMatchObject({ mainEntity: { '@type': 'Organization' } });
});

test('[SEO-02] it lists at most twelve pins that may be indexed, the newest first, and no hidden one', async () => {
  const dora = await memberOf(platform, 'dora');
  const secret = await dora.makes.board('Secret', { privacy: 'secret' });
  for (let count = 1; count <= 14; count += 1) {
    await dora.saves.pin({ title: `Pin ${count}` });
    platform.clock.advance(1000);
  }
  await dora.saves.pin({ board: secret, title: 'Hidden' });
  const parts = (await dataAt('/dora/'))?.hasPart ?? [];
  expect(parts.map(({ headline }) => headline)).toEqual(
    Array.from({ length: 12 }, (_, index) => `Pin ${14 - index}`),
  );
  const [first] = parts;
  expect((await cast.visitor.opens(new URL(first?.url ?? '').pathname)).status).toBe(200);
});

test('pins that may not be indexed leave room for older ones, however many they are', async () => {
  const gil = await memberOf(platform, 'gil');
  await gil.saves.pin({ title: 'Old' });
  const open = await gil.makes.board('Open', { pins: 14 });
  const kept = await gil.makes.board('Kept out', { pins: 30 });
  await platform.db.write(
    "update pins set seo_noindex_reason = 'spam' where home = $1 and id in (select pin_id from board_pins where home = $1 and board_id = $2)",
    [homeOf(gil.id), kept],
  );
  expect((await dataAt('/gil/'))?.hasPart).toHaveLength(12);
  for (const board of [open, kept]) await gil.call('BoardResource.delete', { board_id: board });
  expect((await dataAt('/gil/'))?.hasPart?.map(({ headline }) => headline)).toEqual(['Old']);
});

test('[SEO-04] animated pictures and stories are listed, and have their pages, without an embed; so are Pins behind a warning', async () => {
  const emil = await memberOf(platform, 'emil');
  const board = await emil.makes.board('Behind a warning');
  await platform.db.write('update boards set sensitivity_screen = true where id = $1', [board]);
  const [plain, moving, story, screened] = [
    await emil.saves.pin({ title: 'Plain' }),
    await emil.saves.pin({ title: 'Moving' }),
    await emil.saves.pin({ title: 'Story' }),
    await emil.saves.pin({ title: 'Screened', board }),
  ];
  const change = (what: string, id: string) =>
    platform.db.write(`update pins set ${what} where id = $1`, [id]);
  await change('is_animated = true', moving.id);
  await change(`kind = 'story', story = '{"pages": []}'`, story.id);
  const parts = (await dataAt('/emil/'))?.hasPart ?? [];
  const embedded = Object.fromEntries(parts.map(({ headline, image }) => [headline, image !== undefined]));
  expect(embedded).toEqual({ Plain: true, Moving: false, Story: false, Screened: false });
  expect(parts.find(({ headline }) => headline === 'Plain')?.image?.contentUrl).toContain('/736x/');
  for (const [{ id }, isEmbedded] of [
    [plain, true],
    [moving, false],
    [story, false],
    [screened, false],
  ] as const) {
    expect(Object.keys((await dataAt(`/pin/${id}/`)) ?? {}).includes('image'), id).toBe(isEmbedded);
  }
});

test('[SEO-05] a profile with a reason not to be indexed says so, and has no structured data', async () => {
  const fred = await memberOf(platform, 'fred');
  for (const page of PAGES) expect(await robotsAt(`/fred/${page}`), page).toEqual([]);
  await fred.call('UserSettingsResource.update', { exclude_from_search: true });
  for (const page of [...PAGES, '_boards/', '_pins/', 'pins/', 'topics/', 'profile-about/', '_hub/']) {
    expect(await robotsAt(`/fred/${page}`), page).toEqual(['noindex']);
  }
  expect(await dataAt('/fred/')).toBeUndefined();
});

test('[SEO-08] the pins are read for it under an experiment', async () => {
  await cast.ben.saves.pin({ title: 'Of Ben' });
  const flags = (group: string) => ({ flags: { seo_profile_pins: group } });
  expect((await dataAt('/ben/', cast.visitor, flags('enabled')))?.hasPart).toHaveLength(1);
  expect(await dataAt('/ben/', cast.visitor, flags('control'))).not.toHaveProperty('hasPart');
});
