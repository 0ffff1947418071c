import { beforeEach, expect, test } from 'vitest';
import { listWrongCounts } from '#app/wrong-counts.ts';
import { refreshAdIndex } from '#features/ads/delivery/ad-index.service.ts';
import { dayOf, type ServedAd } from '#features/ads/delivery/ad-token.ts';
import { recordAdEvent } from '#features/ads/delivery/record-events.service.ts';
import { settleAds } from '#features/ads/delivery/settle-ads/settle-ads.service.ts';
import { adBy, type TestAd } from '#features/ads/delivery/testing-ads.ts';
import type { Database } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { contextFor, nobody, type TestPlatform, testPlatform } from '#testing/platform.ts';
import { issueDocuments } from './documents/issue.service.ts';
import { receivePayment } from './pay/pay.service.ts';
import { addPromotion, redeemPromotion } from './promotions/promotions.service.ts';

let platform: TestPlatform;
let cast: Cast;
let ad: TestAd;

const { signal } = new AbortController();

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-03-04T23:59:00Z'));
  cast = await castOf(platform);
  cast.studio.viewer.isPartner = true;
  ad = await adBy(platform, cast.studio, (await cast.studio.saves.pin()).id, { balanceMicro: 1_000_000 });
});

/** Fails before the nth statement in a transaction. */
function killedAt(nth: number): TestPlatform {
  let left = nth;
  const counted = <Call extends (...given: never[]) => unknown>(call: Call) =>
    ((...given) => {
      left -= 1;
      if (left === 0) throw new Error('killed');
      return call(...given);
    }) as Call;
  const transaction: Database['transaction'] = (action) =>
    platform.db.transaction((tx) => action({ ...tx, rows: counted(tx.rows), write: counted(tx.write) }));
  return { ...platform, db: { ...platform.db, transaction } };
}

const MOST_STATEMENTS = 60;

/** Kills it at each statement, one after the other, until it gets through; returns how often it was killed. */
async function killEverywhere(work: (process: TestPlatform) => Promise<unknown>, check: () => Promise<void>) {
  for (let nth = 1; nth <= MOST_STATEMENTS; nth += 1) {
    const end = await work(killedAt(nth)).then(
      () => 'through',
      (error: Error) => error.message,
    );
    expect(await listWrongCounts(platform.db), `at ${nth}`).toEqual([]);
    if (end === 'through') return nth - 1;
    expect(end).toBe('killed');
    await check();
  }
  throw new Error('never got through');
}

const sums = async () =>
  (
    await platform.db.rows<{ reason: string; sum: number }>(
      `select reason, sum(amount_micro)::int as sum from ad_ledger where book = 'advertiser' group by reason order by reason`,
    )
  ).map(({ reason, sum }) => `${reason} ${sum}`);

const unchanged = async () => expect(await sums()).toEqual(['credit 1000000']);

async function shown(priceMicro: number, times: number): Promise<void> {
  await refreshAdIndex(platform);
  for (let count = 0; count < times; count += 1) {
    const by = await contextFor(platform, nobody(), { address: `198.51.100.${count + 1}` });
    const at = platform.clock.now();
    const served: ServedAd = {
      ...{
        ...ad,
        pinId: '1' as Id,
        placement: 'home',
        priceMicro,
        query: '',
        keywordId: null,
        productId: null,
        reasons: [],
        at,
        viewerKey: '',
      },
    };
    expect(dayOf(at)).toBe('2026-03-04');
    await recordAdEvent(by, served, 'impression');
  }
}

test('charges: killed at any statement, none is lost or posted twice', async () => {
  await shown(2000, 5);
  expect(await killEverywhere((process) => settleAds(process, signal), unchanged)).toBeGreaterThan(5);
  await settleAds(platform, signal);
  expect(await sums()).toEqual(['charge -10000', 'credit 1000000']);
});

test('payments: killed at any statement, none is lost or recorded twice', async () => {
  const { data } = await cast.studio.call('AdPaymentResource.create', {
    ...{ ad_account_id: ad.adAccountId, provider: 'bank_transfer', amount_in_micro_currency: 7_000_000 },
  });
  const notice = { id: 'one', reference: data.reference, amountMicro: 7_000_000n, currency: 'USD' };
  expect(await killEverywhere((process) => receivePayment(process, notice), unchanged)).toBeGreaterThan(4);
  expect(await receivePayment(platform, notice)).toBe('known');
  expect(await sums()).toEqual(['credit 1000000', 'payment 7000000']);
});

test('promotion codes: killed at any statement, the credit is given once', async () => {
  const now = platform.clock.now();
  const promotion = {
    code: 'SPRING26',
    name: 'Spring',
    amount_micro: '3000000',
    currency: 'USD',
    most_uses: 1,
  };
  await addPromotion(platform.db, { ...promotion, expires_at: new Date(now.getTime() + 1000) }, now);
  const context = { ...(await contextFor(platform, cast.studio.viewer)), viewer: cast.studio.viewer };
  const redeem = ({ db }: TestPlatform) => redeemPromotion({ ...context, db }, ad.adAccountId, 'SPRING26');
  expect(await killEverywhere(redeem, unchanged)).toBeGreaterThan(4);
  expect(await sums()).toEqual(['credit 1000000', 'promotion 3000000']);
  expect(await platform.db.rows('select uses from ad_promotions')).toEqual([{ uses: 1 }]);
});

test('documents: killed at any statement, no number is left out', async () => {
  await shown(2000, 5);
  await settleAds(platform, signal);
  platform.clock.set(new Date('2026-04-05T00:00:00Z'));
  const allOrNone = async () =>
    expect([[], [{ number: 1 }]]).toContainEqual(await platform.db.rows('select number from ad_documents'));
  expect(await killEverywhere((process) => issueDocuments(process, signal), allOrNone)).toBeGreaterThan(4);
  await issueDocuments(platform, signal);
  expect(await platform.db.rows('select kind, number from ad_documents')).toEqual([
    { kind: 'invoice', number: 1 },
  ]);
});
