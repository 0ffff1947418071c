import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { afterFile } from '#testing/after-file.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { type FreshDatabase, freshDatabase } from '#testing/database.ts';
import { contextFor, nobody, type TestPlatform, testPlatform } from '#testing/platform.ts';
import { adIndexOf, refreshAdIndex } from './ad-index.service.ts';
import { dayOf, type ServedAd, viewerKeyOf } from './ad-token.ts';
import { dayIn, EVER, grantOf, limitsOf, shareOfDay } from './budget.ts';
import { recordAdEvent } from './record-events.service.ts';
import { settleAds } from './settle-ads/settle-ads.service.ts';
import { SLICE_GRACE_MS, SLICE_MS } from './slices.service.ts';
import { adBy, type TestAd } from './testing-ads.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  // The day's curve lets all be spent.
  platform.clock.set(new Date('2026-03-04T23:59:00Z'));
  cast = await castOf(platform);
});

/** Another web process, with connections of its own. */
async function anotherProcess(): Promise<TestPlatform> {
  const opened = openDatabase(platform.db.url, { max: 3 });
  afterFile(() => opened.close());
  const db: FreshDatabase = { ...opened, url: platform.db.url };
  const process = { ...platform, db };
  await refreshAdIndex(process);
  return process;
}

let visitors = 0;

/** Somebody new sees or presses it, at this price. */
async function happens(
  process: TestPlatform,
  ad: TestAd,
  {
    priceMicro,
    kind = 'impression',
  }: { priceMicro: number; kind?: 'impression' | 'outbound_click' | 'save' },
  context?: Context,
): Promise<void> {
  visitors += 1;
  const address = `198.51.${100 + (visitors >> 8)}.${visitors & 255}`;
  const by = context ?? (await contextFor(process, nobody(), { address }));
  const at = platform.clock.now();
  const viewerKey = by.viewer.id ? viewerKeyOf(by, dayOf(at)) : '';
  const served: ServedAd = {
    ...{ ...ad, pinId: '1' as Id, placement: 'home', priceMicro, reasons: [], at, viewerKey },
    ...{ query: '', keywordId: null, productId: null },
  };
  await recordAdEvent(by, served, kind);
}

async function shopWith(wanted: Parameters<typeof adBy>[3]): Promise<{ shop: CastMember; ad: TestAd }> {
  const shop = await memberOf(platform, `shop${visitors}x${Math.floor(Math.random() * 1e6)}`);
  const ad = await adBy(platform, shop, (await shop.saves.pin()).id, wanted);
  return { shop, ad };
}

const settle = () => settleAds(platform, new AbortController().signal);

async function chargedOf({ adAccountId }: TestAd): Promise<number> {
  const [row] = await platform.db.rows<{ sum: number }>(
    'select coalesce(sum(charge_micro), 0)::int as sum from ad_events where ad_account_id = $1',
    [adAccountId],
  );
  return row?.sum ?? 0;
}

async function ledgerOf({ adAccountId }: TestAd): Promise<{ balance: number; spent: number; all: number }> {
  const [row] = await platform.db.rows<{ balance: number; spent: number; all: number }>(
    `select a.balance_micro::int as balance,
      coalesce(sum(l.amount_micro) filter (where l.book = 'revenue'), 0)::int as spent,
      sum(l.amount_micro)::int as all
     from ad_accounts a left join ad_ledger l on l.home = a.home and l.ad_account_id = a.id
     where a.home = $1 and a.id = $2 group by a.id, a.balance_micro`,
    [homeOf(adAccountId), adAccountId],
  );
  return row ?? { balance: 0, spent: 0, all: 0 };
}

const reservedOf = async (scope: Id, day: string) => {
  const [row] = await platform.db.rows<{ reserved: number }>(
    'select reserved_micro::int as reserved from ad_spend where scope_id = $1 and day = $2',
    [scope, day],
  );
  return row?.reserved ?? 0;
};

test('what is charged is in the ledger after the job, once, however often the job runs', async () => {
  const { ad } = await shopWith({ balanceMicro: 1_000_000 });
  await refreshAdIndex(platform);
  for (let count = 0; count < 5; count += 1) await happens(platform, ad, { priceMicro: 2000 });
  await happens(platform, ad, { priceMicro: 2000, kind: 'save' });
  expect(await chargedOf(ad)).toBe(10_000);
  await Promise.all([settle(), settle()]);
  await settle();
  expect(await ledgerOf(ad)).toEqual({ balance: 990_000, spent: 10_000, all: 0 });
  const hours = await platform.db.rows(
    'select impressions, saves, spend_micro::int as spend from ad_hours where ad_id = $1',
    [ad.adId],
  );
  expect(hours).toEqual([{ impressions: 5, saves: 1, spend: 10_000 }]);
});

test('a job that is killed midway posts nothing, and the next one all of it', async () => {
  const { ad } = await shopWith({ balanceMicro: 1_000_000 });
  await refreshAdIndex(platform);
  await happens(platform, ad, { priceMicro: 3000 });
  const transaction: TestPlatform['db']['transaction'] = (action) =>
    platform.db.transaction(async (tx) => {
      await action(tx);
      throw new Error('killed');
    });
  const killed = settleAds(
    { ...platform, db: { ...platform.db, transaction } },
    new AbortController().signal,
  );
  await expect(killed).rejects.toThrow('killed');
  expect((await ledgerOf(ad)).spent).toBe(0);
  await settle();
  expect(await ledgerOf(ad)).toEqual({ balance: 997_000, spent: 3000, all: 0 });
});

test('four processes at once never spend more than the budget of the day, and nearly all of it', async () => {
  const { ad } = await shopWith({ dailyMicro: 1_000_000 });
  const processes = await Promise.all([1, 2, 3, 4].map(anotherProcess));
  for (let round = 0; round < 40; round += 1) {
    await Promise.all(processes.map((process) => happens(process, ad, { priceMicro: 9000 })));
  }
  const charged = await chargedOf(ad);
  expect(charged).toBeLessThanOrEqual(1_000_000);
  expect(charged).toBeGreaterThan(960_000);
  for (const process of processes) expect(adIndexOf(process)?.held.has(ad.adGroupId)).toBe(true);
});

test('a balance is never exceeded, though the budget allows it', async () => {
  const { ad } = await shopWith({ balanceMicro: 50_000, dailyMicro: 9_000_000 });
  const processes = await Promise.all([1, 2].map(anotherProcess));
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(processes.map((process) => happens(process, ad, { priceMicro: 4000 })));
    if (round === 3) await settle();
  }
  expect(await chargedOf(ad)).toBe(48_000);
  await settle();
  expect(await ledgerOf(ad)).toEqual({ balance: 2000, spent: 48_000, all: 0 });
});

test('what a process that was killed had reserved is given back, and what it has charged stays', async () => {
  const { ad } = await shopWith({ dailyMicro: 1_000_000 });
  const killed = await anotherProcess();
  await happens(killed, ad, { priceMicro: 4000 });
  const day = dayIn('UTC', platform.clock.now()).day;
  expect(await reservedOf(ad.adGroupId, day)).toBe(8000);
  platform.clock.advance(SLICE_MS + SLICE_GRACE_MS + 1000);
  await settle();
  await settle();
  for (const scope of [ad.adGroupId, ad.campaignId]) expect(await reservedOf(scope, day)).toBe(4000);
  expect(await reservedOf(ad.adAccountId, EVER)).toBe(4000);
  platform.clock.advance(-SLICE_MS - SLICE_GRACE_MS - 1000);
});

test('a click is paid by who pays for clicks, an impression by who pays for impressions', async () => {
  const { ad } = await shopWith({ billableEvent: 'CLICKTHROUGH', bidMicro: 200_000 });
  await refreshAdIndex(platform);
  await happens(platform, ad, { priceMicro: 150_000 });
  expect(await chargedOf(ad)).toBe(0);
  await happens(platform, ad, { priceMicro: 150_000, kind: 'outbound_click' });
  expect(await chargedOf(ad)).toBe(150_000);
});

test('a person’s repeated event is charged once', async () => {
  const { ad } = await shopWith({});
  await refreshAdIndex(platform);
  const context = await cast.ben.context();
  await Promise.all([1, 2, 3].map(() => happens(platform, ad, { priceMicro: 1000 }, context)));
  expect(await chargedOf(ad)).toBe(1000);
});

test('a budget follows the curve of its day', () => {
  const [adGroupId, campaignId] = ['1', '2'] as Id[] as [Id, Id];
  const ad = {
    ...{ adGroupId, campaignId, dailyCapMicro: 1_000_000, lifetimeCapMicro: null, timeZone: 'Asia/Tokyo' },
    ...{ campaignDailyCapMicro: null, campaignLifetimeCapMicro: 4_000_000, startTime: null, endTime: null },
    pacingType: 'STANDARD' as const,
  };
  const limits = limitsOf(ad, new Date('2026-03-04T15:00:00Z'));
  expect(limits).toEqual([
    { scopeId: adGroupId, day: '2026-03-05', capMicro: 1_000_000, pace: 0 },
    { scopeId: campaignId, day: EVER, capMicro: 4_000_000, pace: 1 },
  ]);
  const asked = { balanceMicro: 1e9, priceMicro: 2000 };
  expect(grantOf(limits, { ...asked, reservedOf: () => 0 })).toBe(10_000);
  expect(grantOf(limits, { ...asked, reservedOf: () => 8000 })).toBe(2000);
  expect(grantOf(limits, { ...asked, reservedOf: () => 8001 })).toBe(0);
  expect(grantOf(limits, { ...asked, priceMicro: 3000, reservedOf: () => 0 })).toBe(9000);
  const noon = limitsOf(ad, new Date('2026-03-05T03:00:00Z'));
  expect(grantOf(noon, { ...asked, reservedOf: () => 300_000 })).toBe(10_000);
  expect([shareOfDay(0, 0), shareOfDay(23, 60)]).toEqual([0, 1]);
});

test('spend of all time runs evenly from the start to the end', () => {
  const [adGroupId, campaignId] = ['1', '2'] as Id[] as [Id, Id];
  const ad = {
    ...{ adGroupId, campaignId, dailyCapMicro: null, lifetimeCapMicro: 1_000_000, timeZone: 'UTC' },
    ...{ campaignDailyCapMicro: null, campaignLifetimeCapMicro: null },
    ...{ startTime: new Date('2026-03-01T00:00:00Z'), endTime: new Date('2026-03-11T00:00:00Z') },
    pacingType: 'STANDARD' as const,
  };
  const [limit] = limitsOf(ad, new Date('2026-03-06T00:00:00Z'));
  expect(limit).toEqual({ scopeId: adGroupId, day: EVER, capMicro: 1_000_000, pace: 0.5 });
  const fast = limitsOf({ ...ad, pacingType: 'ACCELERATED' }, new Date('2026-03-06T00:00:00Z'));
  expect(fast.map(({ pace }) => pace)).toEqual([1]);
});

test('the purge leaves what is not counted or posted, and the hours', async () => {
  const { ad } = await shopWith({});
  await refreshAdIndex(platform);
  await happens(platform, ad, { priceMicro: 1000 });
  const longAgo = new Date(platform.clock.now().getTime() - 100 * 86_400_000);
  await platform.db.write('update ad_events set occurred_at = $2 where ad_id = $1', [ad.adId, longAgo]);
  const { purgeAdsJob } = await import('./purge-ads/purge-ads.service.ts');
  const purge = async () => {
    await platform.jobs.enqueue(platform.db, purgeAdsJob, {});
    await platform.runJobs();
  };
  const left = async () =>
    (await platform.db.rows('select from ad_events where ad_id = $1', [ad.adId])).length;
  await platform.db.write('update ad_events set is_due = null where ad_id = $1', [ad.adId]);
  await purge();
  expect(await left()).toBe(1);
  await platform.db.write('update ad_events set is_due = true where ad_id = $1', [ad.adId]);
  await settle();
  await purge();
  expect(await left()).toBe(0);
  const home = homeOf(ad.adId);
  expect(
    await platform.db.rows('select from ad_hours where home = $1 and ad_id = $2', [home, ad.adId]),
  ).toHaveLength(1);
});
