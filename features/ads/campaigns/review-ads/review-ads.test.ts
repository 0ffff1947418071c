import { beforeEach, expect, test } from 'vitest';
import { givesAccess } from '#features/business/access/testing-access.ts';
import { staffOf } from '#features/trust/moderation/testing-moderation.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { listServableAds } from '../servable-ads.service.ts';

type Review = Partial<OptionsOf<'ModerationAdResource.update'>>;

let platform: TestPlatform;
let cast: Cast;
let studio: CastMember;
let hal: CastMember;
let made: { id: string; ad_account_id: string; ad_group_id: string };

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  studio = cast.studio;
  hal = await staffOf(platform, 'hal');
  const { id: pin_id } = await studio.saves.pin({ link: 'https://lamps.example/', title: 'A lamp' });
  const { data } = await studio.call('QuickPromotionResource.create', {
    ...{ pin_id, budget_in_micro_currency: 5_000_000, days: 7, country: 'CH', time_zone: 'Europe/Zurich' },
  });
  made = data;
});

const toReview = async () => (await hal.call('ModerationAdResource.get', { ad_id: made.id })).data;
const review = async (input: Review, staff = hal) => {
  const { submitted_at } = await toReview();
  return staff.call('ModerationAdResource.update', {
    ...{ ad_id: made.id, decision: 'approve', submitted_at: submitted_at as never },
    ...input,
  });
};
const own = async () => (await studio.call('AdsResource.get', { ad_account_id: made.ad_account_id })).data[0];
const waiting = async () => (await hal.call('ModerationAdsResource.get', {})).data.map(({ id }) => id);
const notified = async () => {
  await platform.runJobs();
  return (await studio.opens('/news/')).one('main').text;
};

test('staff approve what waits: it can be shown, its days begin, and the business is notified', async () => {
  expect([await waiting(), (await listServableAds(platform)).length]).toEqual([[made.id], 0]);
  platform.clock.advance(86_400_000);
  await review({});
  expect(await waiting()).toEqual([]);
  const [ad] = await listServableAds(platform);
  expect(ad).toMatchObject({ adId: made.id, destinationUrl: 'https://lamps.example/' });
  const now = platform.clock.now().getTime();
  expect([ad?.startTime?.getTime(), ad?.endTime?.getTime()]).toEqual([now, now + 7 * 86_400_000]);
  expect(await own()).toMatchObject({ review_status: 'APPROVED', summary_status: 'RUNNING' });
  expect(await notified()).toContain('Your ad was approved');
});

test('a rejected ad says why, is changed, and waits again', async () => {
  await review({ decision: 'reject', rejected_reasons: ['LANDING_PAGE_BROKEN'], note: 'It is a 404.' });
  expect(await own()).toMatchObject({
    ...{ summary_status: 'REJECTED', rejected_reasons: ['LANDING_PAGE_BROKEN'], review_note: 'It is a 404.' },
  });
  const page = await studio.opens('/advertiser/');
  expect(page.one('main').text).toContain("The link doesn't work");
  expect(await notified()).toContain('Your ad was not approved');
  expect(await waiting()).toEqual([]);
  platform.clock.advance(1000);
  const destination_url = 'https://lamps.example/new';
  await studio.call('AdResource.update', { ad_id: made.id, destination_url });
  expect(await waiting()).toEqual([made.id]);
  expect(await toReview()).toMatchObject({ destination_url, is_decidable: true });
});

test('another link of an approved ad is reviewed first; another name is not', async () => {
  await review({});
  await studio.call('AdResource.update', { ad_id: made.id, name: 'Lamps in autumn' });
  expect(await listServableAds(platform)).toHaveLength(1);
  platform.clock.advance(1000);
  await studio.call('AdResource.update', { ad_id: made.id, destination_url: 'https://other.example/' });
  expect(await listServableAds(platform)).toEqual([]);
});

test('what was changed while staff looked at it is not decided', async () => {
  const { submitted_at } = await toReview();
  platform.clock.advance(1000);
  await studio.call('AdResource.update', { ad_id: made.id, destination_url: 'https://other.example/' });
  await expect(review({ submitted_at: submitted_at as never })).rejects.toMatchObject({
    ...{ kind: 'conflict', reason: 'already-reviewed' },
  });
});

test('of two decisions at once the second is refused', async () => {
  const ina = await staffOf(platform, 'ina');
  const outcomes = await Promise.allSettled([
    review({}),
    review({ decision: 'reject', rejected_reasons: ['OTHER'] }, ina),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('whoever rejects gives a reason of the list', async () => {
  await expect(review({ decision: 'reject' })).rejects.toMatchObject({
    ...{ kind: 'invalid', field: 'rejected_reasons' },
  });
});

test('nobody decides about their own business or credits it, or reads in the log who did', async () => {
  const ina = await staffOf(platform, 'ina');
  await givesAccess(platform.db, studio, ina, 'ANALYST');
  await expect(review({}, ina)).rejects.toMatchObject({ kind: 'forbidden', reason: 'own-review' });
  const credit = {
    ad_account_id: made.ad_account_id,
    reason: 'credit',
    amount_in_micro_currency: 5,
  } as const;
  await expect(ina.call('ModerationAdCreditResource.create', credit)).rejects.toMatchObject({
    reason: 'own-review',
  });
  expect((await ina.call('ModerationAdResource.get', { ad_id: made.id })).data.is_decidable).toBe(false);
  await review({});
  const log = (await hal.call('ModerationLogResource.get', {})).data;
  expect(log).toMatchObject([{ act: 'ad_approved', staff: 'hal', data: { ad_id: made.id } }]);
});

test('staff credit an account and record payments, which its billing shows with the balance', async () => {
  const account = { ad_account_id: made.ad_account_id };
  const add = (reason: 'credit' | 'payment', amount_in_micro_currency: number, note: string) =>
    hal.call('ModerationAdCreditResource.create', { ...account, reason, amount_in_micro_currency, note });
  await add('payment', 10_000_000, 'Cash at the fair');
  await add('credit', 1_500_000, '');
  const page = await studio.opens('/advertiser/billing/');
  const rows = page
    .one('table')
    .all('row')
    .map((row) => row.texts('cell').join(' | '));
  expect(rows).toEqual([
    '',
    'Credit | $1.50 | $31.50',
    'PaymentCash at the fair | $10.00 | $30.00',
    'Welcome credit | $20.00 | $20.00',
  ]);
});

test('nothing of a closed account is shown or changed until it is open again', async () => {
  await review({});
  const close = (is_closed: boolean) =>
    hal.call('ModerationAdAccountResource.update', { ad_account_id: made.ad_account_id, is_closed });
  await close(true);
  expect(await listServableAds(platform)).toEqual([]);
  const pause = { level: 'AD', ids: [made.id], status: 'PAUSED' } as const;
  await expect(studio.call('AdStatusResource.update', pause)).rejects.toMatchObject({
    reason: 'account-closed',
  });
  expect((await own())?.summary_status).toBe('ADVERTISER_DISABLED');
  await close(false);
  expect(await listServableAds(platform)).toHaveLength(1);
});

test('an approved ad whose pin says or leads to something else waits again, and is shown once that is approved', async () => {
  await review({});
  const { pin_id } = (await own()) ?? { pin_id: '' };
  const edit = async (values: object) => {
    platform.clock.advance(1000);
    await studio.call('PinResource.update', { id: pin_id, ...values });
    const isShown = (await listServableAds(platform)).length === 1;
    await platform.runJobs();
    return isShown;
  };
  expect(await edit({ alt_text: 'A walnut lamp on a desk' })).toBe(true);
  expect(await waiting()).toEqual([]);
  const seen = await toReview();
  for (const values of [{ title: 'A lamp for free' }, { link: 'https://elsewhere.example/' }]) {
    expect(await edit(values)).toBe(false);
    expect(await own()).toMatchObject({ review_status: 'PENDING' });
    const asSeen = { ad_id: made.id, decision: 'approve' as const, submitted_at: seen.submitted_at as never };
    await expect(hal.call('ModerationAdResource.update', asSeen)).rejects.toMatchObject({
      reason: 'already-reviewed',
    });
    await review({});
    expect(await listServableAds(platform)).toHaveLength(1);
  }
});
