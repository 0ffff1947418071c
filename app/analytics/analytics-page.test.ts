import { beforeEach, expect, test } from 'vitest';
import { givesAccess } from '#features/business/access/testing-access.ts';
import { ACTING_COOKIE } from '#features/core/identity/acting-access.ts';
import { rollUp } from '#features/measure/analytics/roll-up/roll-up.service.ts';
import { EVENT_TYPES, VIEW_TYPES } from '#features/measure/events/event.ts';
import { logMeasured } from '#features/measure/events/measured.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { analyticsPath, readQuery } from './analytics-query.ts';

let platform: TestPlatform;
let cast: Cast;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

async function look(thingId: Id, ownerId: Id, boardId: Id, facts: object) {
  const of = { viewType: VIEW_TYPES.pin, component: 'pin_card', thingId, ownerId, boardId, facts };
  await logMeasured(
    platform.db,
    cast.ben.id,
    [{ ...of, eventType: EVENT_TYPES.timeSpent }],
    platform.clock.now(),
  );
  await rollUp(platform, new AbortController().signal);
}

test('somebody new is told what will be here, and whoever has been seen finds totals, and days only of groups', async () => {
  const { ada, ben, visitor } = cast;
  expect((await visitor.opens('/analytics/?days=7')).address).toBe('/login/?next=%2Fanalytics%2F%3Fdays%3D7');
  const empty = await ada.opens('/analytics/');
  expect(empty.texts('heading')).toEqual(['Analytics', 'Nothing to count yet']);
  const board = await ada.makes.board('Kitchens');
  const pin = (await ada.saves.pin({ board, title: 'A stool' })).id as Id;
  await look(pin, ada.id, board, { impressions: 3, ms: 65_000 });
  await ben.follows(ada);
  const page = await ada.opens('/analytics/?days=7&show=closeups');
  const totals = page.one('navigation', 'Totals');
  expect(totals.texts('link')).toEqual([
    ...['Impressions3Before: 0', 'Closeups0Before: 0', 'Saves0Before: 0', 'Outbound clicks0Before: 0'],
    ...['Time spent1 minBefore: 0 s', 'New followers1Before: 0'],
  ]);
  expect(totals.one('link', /^Saves/).attribute('href')).toBe('/analytics/?days=7&show=saves');
  expect(page.one('heading', 'Closeups by day').text).toBe('Closeups by day');
  expect(page.one('navigation', 'Range').one('link', '30 days').attribute('href')).toBe(
    '/analytics/?show=closeups',
  );
  const days = page.select('tbody tr').map(({ text }) => text);
  expect(days).toHaveLength(7);
  expect(days[0]).toMatch(/Not shown1$/);
  expect(page.text).not.toContain('A stool');
});

test('one’s own profile leads to its analytics, and a business’s those who act for it', async () => {
  const { ada, ben, chi, studio, visitor } = cast;
  await givesAccess(platform.db, studio, ada, 'PROFILE_PUBLISHER');
  await givesAccess(platform.db, studio, ben, 'ANALYST');
  const offered = async (who: Pick<CastMember, 'opens'>, path: string) =>
    (await who.opens(path))
      .one('main')
      .all('link', 'Analytics')
      .map((link) => link.attribute('href'));
  for (const path of ['/studio/', '/studio/_saved/']) {
    for (const who of [studio, ada, ben]) expect(await offered(who, path), path).toEqual(['/analytics/']);
    for (const who of [chi, visitor]) expect(await offered(who, path), path).toEqual([]);
  }
  expect(await offered(chi, '/chi/')).toEqual(['/analytics/']);
  expect(await offered(ben, '/ada/')).toEqual([]);
  const chosen = (await ben.opens('/studio/')).cookies.get(ACTING_COOKIE) ?? '';
  const page = await ben.opens('/analytics/', { cookies: new Map([[ACTING_COOKIE, chosen]]) });
  expect(page.one('complementary', 'Who you act for').text).toContain('Analyst');
});

test('who may only look at a new business is not told to create a Pin', async () => {
  const { ada, ben, studio } = cast;
  await givesAccess(platform.db, studio, ada, 'PROFILE_PUBLISHER');
  await givesAccess(platform.db, studio, ben, 'ANALYST');
  const offered = async (who: typeof ada) => {
    const cookies = new Map([[ACTING_COOKIE, `${who.id}.${studio.id}`]]);
    const page = await who.opens('/analytics/', { cookies });
    expect(page.texts('heading')).toContain('Nothing to count yet');
    return page.one('main').all('link', 'Create Pin').length;
  };
  expect([await offered(studio), await offered(ada), await offered(ben)]).toEqual([1, 1, 0]);
});

test('a pin and a board have a page of their own for whose pins they are, and no others', async () => {
  const { ada, ben } = cast;
  const board = await ada.makes.board('Kitchens');
  const { id } = await ada.saves.pin({ board, title: 'A stool' });
  const ofPin = await ada.opens(`/analytics/?pin=${id}`);
  expect(ofPin.one('link', 'A stool').attribute('href')).toBe(`/pin/${id}/`);
  expect(ofPin.one('navigation', 'Totals').texts('link')[0]).toBe('Impressions–Hidden for privacy');
  const ofBoard = await ada.opens(`/analytics/?board=${board}&days=90`);
  expect(ofBoard.one('link', 'Kitchens').attribute('href')).toMatch(/^\/ada\/kitchens/);
  for (const path of [
    `/analytics/?pin=${id}`,
    `/analytics/?board=${board}`,
    '/analytics/?pin=none',
    '/analytics/?board=17',
  ])
    expect((await ben.opens(path)).status, path).toBe(404);
});

test('who acts for a business finds its numbers, who may only look too, and others do not', async () => {
  const { ada, ben, chi, studio } = cast;
  const board = await studio.makes.board('Lamps');
  const { id } = await studio.saves.pin({ board, title: 'A lamp' });
  await givesAccess(platform.db, studio, ada, 'ADMIN');
  await givesAccess(platform.db, studio, ben, 'ANALYST');
  await chi.follows(studio);
  for (const who of [ada, ben, chi]) {
    const cookies = new Map([[ACTING_COOKIE, `${who.id}.${studio.id}`]]);
    const opened = await Promise.all(
      ['', `?pin=${id}`, `?board=${board}`].map((of) => who.opens(`/analytics/${of}`, { cookies })),
    );
    expect(opened.map(({ status }) => status)).toEqual(who === chi ? [200, 404, 404] : [200, 200, 200]);
    expect(opened[0]?.text.includes('New followers1')).toBe(who !== chi);
  }
  expect((await ada.opens('/analytics/')).text).not.toContain('New followers1');
});

test('dates that are no range are refused in words, and the last days shown instead', async () => {
  const page = await cast.ada.opens('/analytics/?from=2026-01-05&to=2026-01-06');
  expect(page.one('alert').text).toMatch(/^Choose 7 to 366 days that end today or earlier\./);
  expect(page.one('link', '30 days').attribute('aria-current')).toBe('true');
});

test('an address that is made of what was read is read as the same', () => {
  for (const address of [
    '/analytics/',
    '/analytics/?days=7',
    '/analytics/?pin=12&from=2026-01-01&to=2026-02-01&show=saves',
    '/analytics/?board=12&days=90&show=closeups',
    '/analytics/?days=90&show=followers',
  ])
    expect(analyticsPath(readQuery(new URL(address, 'http://a.example').searchParams))).toBe(address);
  const odd = readQuery(new URLSearchParams('days=8&show=all&from=2026-01-01'));
  expect(odd).toEqual({ range: { days: 30 }, shown: 'impressions', about: null });
  const ofPin = readQuery(new URLSearchParams('pin=12&show=followers'));
  expect(ofPin.shown, 'a pin has no followers').toBe('impressions');
});
