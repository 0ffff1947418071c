import { beforeAll, expect, test } from 'vitest';
import { lockAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { LedgerReason } from '#features/ads/ad-accounts/ad-account.ts';
import { recordInLedger } from '#features/ads/ad-accounts/ledger.service.ts';
import { adBy, type TestAd } from '#features/ads/delivery/testing-ads.ts';
import { givesAccess } from '#features/business/access/testing-access.ts';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;
let lamp: TestAd;
let chair: TestAd;

const BILLING = '/advertiser/billing/';
const ALL_PARTS = ['balance', 'payment_methods', 'address', 'history'];

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-03-20T12:00:00Z'));
  cast = await castOf(platform);
  const { studio } = cast;
  studio.viewer.isPartner = true;
  const ads: TestAd[] = [];
  for (const name of ['Lamp', 'Chair']) {
    const ad = await adBy(platform, studio, (await studio.saves.pin()).id, {
      balanceMicro: 0,
      dailyMicro: 5_000_000,
    });
    const account = ads[0]?.adAccountId ?? ad.adAccountId;
    for (const [table, id] of [
      ['ads', ad.adId],
      ['ad_groups', ad.adGroupId],
      ['ad_campaigns', ad.campaignId],
    ])
      await platform.db.write(
        `update ${table} set name = $2, ad_account_id = $3, created_at = '2026-02-27T12:00:00Z' where id = $1`,
        [id, name, account],
      );
    ads.push({ ...ad, adAccountId: account });
  }
  [lamp, chair] = ads as [TestAd, TestAd];
  await platform.db.write('delete from ad_accounts where id <> $1', [lamp.adAccountId]);
  await record('payment', 50, '2026-02-26T09:00:00Z', 'Transfer of Ada');
  await spend(lamp, 4, '2026-02-28T10:00:00Z');
  await spend(lamp, 3, '2026-03-18T10:00:00Z');
  await spend(chair, 6, '2026-03-18T11:00:00Z');
  await spend(lamp, 1, '2026-03-19T10:00:00Z');
  await record('credit', 2, '2026-03-19T12:00:00Z', 'Sorry');
});

const record = (reason: LedgerReason, units: number, at: string, note = '', adId?: TestAd['adId']) =>
  platform.db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, lamp.adAccountId);
    if (!account) throw new Error('no account');
    const entry = { reason, amountMicro: BigInt(units * 1_000_000), key: `${reason} ${at}`, note };
    await recordInLedger(tx, account, { ...entry, at: new Date(at), ...(adId && { adId }) });
  });

async function spend(ad: TestAd, units: number, hour: string): Promise<void> {
  await platform.db.write(
    `insert into ad_hours (home, ad_account_id, ad_id, hour, campaign_id, ad_group_id, impressions, closeups, saves,
      outbound_clicks, hides, spend_micro) values ($1, $2, $3, $4, $5, $6, 1, 0, 0, 0, 0, $7)`,
    [homeOf(ad.adId), ad.adAccountId, ad.adId, hour, ad.campaignId, ad.adGroupId, units * 1_000_000],
  );
  await record('charge', units, hour, '', ad.adId);
}

const rowsOf = async (path: string, caption: string) => {
  const page = await cast.studio.opens(path);
  return page
    .one('region', caption)
    .all('row')
    .slice(1)
    .map((row) => [...row.texts('rowheader'), ...row.texts('cell')]);
};

const openParts = (page: Awaited<ReturnType<Cast['studio']['opens']>>) =>
  page
    .all('group')
    .filter((part) => part.attribute('open') !== null)
    .map((part) => part.attribute('id'));

test('[ADS-27] billing opens the section that its address asks for, and leads on to a page of the site only', async () => {
  const overview = await cast.studio.opens('/advertiser/');
  expect(overview.one('link', 'Billing').attribute('href')).toBe(BILLING);
  expect(openParts(await cast.studio.opens(BILLING))).toEqual(ALL_PARTS);
  for (const section of ALL_PARTS)
    expect(openParts(await cast.studio.opens(`${BILLING}?section=${section}`))).toEqual([section]);
  expect(openParts(await cast.studio.opens(`${BILLING}?section=other`))).toEqual(ALL_PARTS);

  const continueOf = async (link: string) => {
    const page = await cast.studio.opens(`${BILLING}?next_step_link_url=${encodeURIComponent(link)}`);
    return page.all('link', 'Continue').map((one) => one.attribute('href'));
  };
  expect(await continueOf('/advertiser/quick-promote/?pin=1')).toEqual(['/advertiser/quick-promote/?pin=1']);
  for (const elsewhere of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
  ])
    expect(await continueOf(elsewhere), elsewhere).toEqual([]);
});

test('the pages of billing lead to each other', async () => {
  const page = await cast.studio.opens(BILLING);
  expect(
    page
      .one('navigation', 'Billing')
      .all('link')
      .map((link) => link.attribute('href')),
  ).toEqual(
    [
      '',
      'history/',
      'order_lines/',
      'promotions/',
      'documents/',
      'tax_documents/',
      'prepaid_campaign_spend_summary/',
      'prepaid_spend_campaign_breakdown/',
    ].map((path) => BILLING + path),
  );
});

test('[ADS-28] the history lists what came and went with what was left, and filters it', async () => {
  expect(await rowsOf(`${BILLING}history/`, 'Received and spent')).toEqual([
    ['Mar 19, 2026', 'CreditSorry', '$2.00', '$38.00'],
    ['Mar 19, 2026', 'Ads', '-$1.00', '$36.00'],
    ['Mar 18, 2026', 'Ads', '-$6.00', '$37.00'],
    ['Mar 18, 2026', 'Ads', '-$3.00', '$43.00'],
    ['Feb 28, 2026', 'Ads', '-$4.00', '$46.00'],
    ['Feb 26, 2026', 'PaymentTransfer of Ada', '$50.00', '$50.00'],
  ]);
  const filtered = await rowsOf(
    `${BILLING}history/?reason=charge&from=2026-03-18&until=2026-03-18`,
    'Received and spent',
  );
  expect(filtered.map(([, , amount]) => amount)).toEqual(['-$6.00', '-$3.00']);
  const options = { ad_account_id: lamp.adAccountId, page_size: 4 };
  const first = await cast.studio.call('AdLedgerResource.get', options);
  const second = await cast.studio.call('AdLedgerResource.get', { ...options, bookmarks: [first.bookmark] });
  expect([first.data.length, second.data.length, second.bookmark]).toEqual([4, 2, null]);
  const page = await cast.studio.opens(`${BILLING}history/?reason=other&from=2026-13-99`);
  expect(page.one('button', 'Download CSV')).toBeTruthy();
});

test('[ADS-29] order lines say what of the budget of each campaign and month is spent', async () => {
  expect(await rowsOf(`${BILLING}order_lines/`, 'Order lines')).toEqual([
    ['Chair', 'Active', '$155.00', '$6.00', '$149.00'],
    ['Lamp', 'Active', '$155.00', '$4.00', '$151.00'],
  ]);
  expect(await rowsOf(`${BILLING}order_lines/?month=2026-02`, 'Order lines')).toEqual([
    ['Chair', 'Active', '$10.00', '$0.00', '$10.00'],
    ['Lamp', 'Active', '$10.00', '$4.00', '$6.00'],
  ]);
  const before = await cast.studio.opens(`${BILLING}order_lines/?month=2026-01`);
  expect(before.one('main').text).toContain('No campaign ran in this month');
  expect(before.one('link', 'Month after').attribute('href')).toBe(`${BILLING}order_lines/?month=2026-02`);
});

test('of a budget for all days, what was spent before does not remain', async () => {
  const end = `budget_type = 'LIFETIME', end_time = '2026-03-31T00:00:00Z', budget_in_micro_currency = 20000000`;
  await platform.db.write(`update ad_groups set ${end} where id = $1`, [lamp.adGroupId]);
  const [, line] = await rowsOf(`${BILLING}order_lines/`, 'Order lines');
  expect(line).toEqual(['Lamp', 'Active', '$20.00', '$4.00', '$12.00']);
  await platform.db.write(
    `update ad_campaigns set daily_spend_cap = 1000000, end_time = '2026-03-10' where id = $1`,
    [chair.campaignId],
  );
  const [capped] = await rowsOf(`${BILLING}order_lines/`, 'Order lines');
  expect(capped).toEqual(['Chair', 'Active', '$10.00', '$6.00', '$4.00']);
});

test('[ADS-33] the summary of prepaid spend says what each campaign spent, and how long the rest lasts', async () => {
  const path = `${BILLING}prepaid_campaign_spend_summary/`;
  expect(await rowsOf(path, 'Spent by campaign')).toEqual([
    ['Lamp', '$8.00', '57%'],
    ['Chair', '$6.00', '43%'],
    ['All campaigns', '$14.00', '100%'],
  ]);
  expect((await rowsOf(`${path}?days=7`, 'Spent by campaign'))[0]).toEqual(['Chair', '$6.00', '60%']);
  const page = await cast.studio.opens(path);
  expect(page.one('main').text).toContain('Lasts about 81 days');
  expect(page.one('link', 'Lamp').attribute('href')).toBe(
    `${BILLING}prepaid_spend_campaign_breakdown/?campaign_id=${lamp.campaignId}`,
  );
});

test('[ADS-34] the breakdown of prepaid spend has a line for each day and campaign', async () => {
  const path = `${BILLING}prepaid_spend_campaign_breakdown/`;
  expect(await rowsOf(path, 'Spent by day and campaign')).toEqual([
    ['Mar 19, 2026', 'Lamp', '$1.00'],
    ['Mar 18, 2026', 'Chair', '$6.00'],
    ['Mar 18, 2026', 'Lamp', '$3.00'],
    ['Feb 28, 2026', 'Lamp', '$4.00'],
  ]);
  const ofLamp = await rowsOf(`${path}?days=7&campaign_id=${lamp.campaignId}`, 'Spent by day and campaign');
  expect(ofLamp.map(([, , amount]) => amount)).toEqual(['$1.00', '$3.00']);
  const options = { ad_account_id: lamp.adAccountId, page_size: 3 };
  const first = await cast.studio.call('AdSpendByDayResource.get', options);
  const second = await cast.studio.call('AdSpendByDayResource.get', {
    ...options,
    bookmarks: [first.bookmark],
  });
  expect(second.data).toMatchObject([{ day: '2026-02-28', spent_in_micro_currency: 4_000_000 }]);
});

test('who keeps the finances of a business sees and pays its bills; who may only look at it does not', async () => {
  await givesAccess(platform.db, cast.studio, cast.ben, 'FINANCE_MANAGER');
  const paying = { provider: 'bank_transfer', amount_in_micro_currency: 5_000_000 } as const;
  const of = { ad_account_id: lamp.adAccountId, orbac_subject_id: cast.studio.id };
  const { data } = await cast.ben.call('AdPaymentResource.create', { ...of, ...paying });
  expect((await cast.ben.call('AdPaymentsResource.get', of)).data.payments).toMatchObject([{ id: data.id }]);
  await givesAccess(platform.db, cast.studio, cast.chi, 'ANALYST');
  const asked = { ad_account_id: lamp.adAccountId, orbac_subject_id: cast.studio.id };
  for (const resource of [
    'AdPaymentsResource.get',
    'AdSpendSummaryResource.get',
    'AdSpendByDayResource.get',
  ] as const)
    await expect(cast.chi.call(resource, asked)).rejects.toMatchObject({ kind: 'forbidden' });
});
