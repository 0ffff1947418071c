import { beforeAll, expect, test } from 'vitest';
import { INSIGHT_DIMENSIONS, INSIGHT_KINDS } from '#features/ads/ad-reports/insight.ts';
import { SMALLEST_GROUP } from '#features/measure/analytics/analytics.ts';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { adBy, type TestAd } from '../testing-ads.ts';
import { rollUpInsights } from './roll-up-insights.service.ts';
import { type CountedGroup, safeGroups } from './safe-groups.ts';

let platform: TestPlatform;
let cast: Cast;
let ad: TestAd;

const DAYS = ['2026-03-10', '2026-03-11', '2026-03-12'];

interface Happened {
  person: number;
  day: string;
  kind: (typeof INSIGHT_KINDS)[number];
  of: Record<(typeof INSIGHT_DIMENSIONS)[number], string>;
}

const happened: Happened[] = [];

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-03-14T03:00:00Z'));
  cast = await castOf(platform);
  const pin = await cast.studio.saves.pin({ link: 'https://shop.example/' });
  ad = await adBy(platform, cast.studio, pin.id);
  const chance = chances(7);
  const pick = <T>(...among: T[]): T => among[Math.floor(chance() * among.length)] as T;
  for (let person = 0; person < 60; person += 1) {
    const about = {
      ...{ age: pick('18-24', '25-34', '25-34', '65+', ''), gender: pick('female', 'female', 'male', '') },
      ...{ language: pick('en', 'en', 'de', 'ja'), country: pick('DE', 'DE', 'DE', 'CH', 'NZ') },
    };
    for (const day of DAYS)
      for (const kind of INSIGHT_KINDS) {
        if (chance() > { impression: 0.9, closeup: 0.6, save: 0.3, outbound_click: 0.25 }[kind]) continue;
        const of = { ...about, placement: pick('home', 'home', 'search'), hour: pick('08', '09', '20') };
        happened.push({ person, day, kind, of });
      }
  }
  // The only one of all.
  const alone = {
    age: '55-64',
    gender: 'male',
    language: 'sv',
    country: 'IS',
    placement: 'related',
    hour: '03',
  };
  happened.push({ person: 60, day: DAYS[0] as string, kind: 'outbound_click', of: alone });
  for (const one of happened) await happen(one);
  await rollUpInsights(platform, new AbortController().signal);
});

/** The same whenever it is run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

async function happen({ person, day, kind, of }: Happened): Promise<void> {
  const { age, gender, language, country, placement, hour } = of;
  await platform.db.write(
    `insert into ad_events (home, id, ad_account_id, campaign_id, ad_group_id, ad_id, kind, day, viewer_key, placement,
        occurred_at, is_person, age, gender, language, country)
      values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7, $8, $9, $10, true, nullif($11::text, ''),
        nullif($12::text, ''), $13, $14)`,
    [
      ...[homeOf(ad.adId), ad.adAccountId, ad.campaignId, ad.adGroupId, ad.adId, kind, day],
      ...[`${person} ${day}`, placement, `${day}T${hour}:10:00Z`, age, gender, language, country],
    ],
  );
}

const told = async (from: string, to: string) =>
  (
    await cast.studio.call('AdInsightsResource.get', {
      ...{ campaign_id: ad.campaignId, start_date: from, end_date: to },
    })
  ).data.groups;

const MEASURE = {
  impression: 'impressions',
  closeup: 'closeups',
  save: 'saves',
  outbound_click: 'outbound_clicks',
} as const;

const peopleIn = (events: readonly Happened[]) => new Set(events.map(({ person }) => person)).size;

test('whatever is told of a day, no group in it and nothing that is left of the total has fewer than ten people', async () => {
  let shown = 0;
  for (const day of DAYS) {
    const groups = await told(day, day);
    for (const dimension of INSIGHT_DIMENSIONS)
      for (const kind of INSIGHT_KINDS) {
        const label = `${day} ${dimension} ${kind}`;
        const all = happened.filter((one) => one.day === day && one.kind === kind);
        let rest = all;
        for (const { value, counts } of groups.filter((group) => group.dimension === dimension)) {
          const count = counts[MEASURE[kind]];
          if (count === null || value === '') continue;
          const of = all.filter((one) => one.of[dimension] === value);
          expect([label, value, count]).toEqual([label, value, of.length]);
          expect(peopleIn(of), `${label} ${value}`).toBeGreaterThanOrEqual(SMALLEST_GROUP);
          rest = rest.filter((one) => one.of[dimension] !== value);
          shown += 1;
        }
        if (rest.length > 0 && rest.length < all.length)
          expect(peopleIn(rest), `${label}, others`).toBeGreaterThanOrEqual(SMALLEST_GROUP);
      }
    expect(JSON.stringify(groups)).not.toMatch(/"(IS|sv|55-64|related|03)"/);
  }
  // Not because nothing is told.
  expect(shown).toBeGreaterThan(30);
});

test('ranges of days add up days that are told, so that no two of them differ by few people', async () => {
  const sumOf = (groups: Awaited<ReturnType<typeof told>>) =>
    new Map(groups.map(({ dimension, value, counts }) => [`${dimension} ${value}`, counts.impressions ?? 0]));
  const days = await Promise.all(DAYS.map(async (day) => sumOf(await told(day, day))));
  for (const [from, to] of [
    [0, 1],
    [1, 2],
    [0, 2],
  ] as const)
    for (const [key, count] of sumOf(await told(DAYS[from] as string, DAYS[to] as string))) {
      const parts = days.slice(from, to + 1).reduce((sum, day) => sum + (day.get(key) ?? 0), 0);
      expect([key, count]).toEqual([key, parts]);
    }
});

test('a day is told of once it is over for two days, and never again: who looks before and after learns nothing', async () => {
  const [day = ''] = DAYS;
  const before = await told(day, day);
  const [known] = happened;
  if (known) await happen({ ...known, person: 61, day });
  const tooEarly: Happened = { ...(known as Happened), person: 1, day: '2026-03-13' };
  for (let person = 0; person < 20; person += 1) await happen({ ...tooEarly, person });
  await rollUpInsights(platform, new AbortController().signal);
  expect(await told(day, day)).toEqual(before);
  expect(await told('2026-03-13', '2026-03-13')).toEqual([]);
});

test('reports that one makes oneself are not split by what people are', async () => {
  const options = {
    ad_account_id: ad.adAccountId,
    name: 'Who',
    level: 'AD',
    columns: ['impressions'],
    days: 7,
  };
  for (const split of ['age', 'gender', 'country'])
    await expect(
      cast.studio.call('AdCustomReportResource.create', { ...options, split } as never),
    ).rejects.toMatchObject({ field: 'split' });
});

const group = (value: string, people: number): CountedGroup => ({ value, people, events: people * 2 });

test.each([
  ['a small group is with all others', [group('a', 30), group('b', 10), group('c', 1)], { a: 60, '': 22 }],
  ['of whom nothing is known are others', [group('a', 30), group('', 12), group('c', 1)], { a: 60, '': 26 }],
  ['large groups are told', [group('a', 30), group('b', 10)], { a: 60, b: 20 }],
  ['few people are told of together', [group('a', 4), group('b', 3)], { '': 14 }],
  ['a single large group with few others is not told', [group('a', 30), group('b', 3)], { '': 66 }],
])('%s', (_, counted, expected) => {
  const shown = safeGroups(counted).map(({ value, events }) => [value, events]);
  expect(Object.fromEntries(shown)).toEqual(expected);
});
