import { beforeAll, expect, test } from 'vitest';
import { adBy, type TestAd } from '#features/ads/delivery/testing-ads.ts';
import { homeOf } from '#platform/ids/ids.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;
const ads: TestAd[] = [];
let account: string;

type Asked = Partial<OptionsOf<'AdReportRowsResource.get'>>;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-03-20T12:00:00Z'));
  cast = await castOf(platform);
  const { studio, ben } = cast;
  for (const one of [studio, ben]) one.viewer.isPartner = true;
  for (const name of ['Lamp', 'Chair', 'Table']) {
    const pin = await studio.saves.pin({ link: 'https://shop.example/' });
    const ad = await adBy(platform, studio, pin.id);
    account ??= ad.adAccountId;
    await rename(ad, name);
    ads.push(ad);
  }
  // Lamp, Chair, Table, oldest first.
  await counts(0, '2026-03-19T10:00:00Z', { impressions: 100, clicks: 2, spend: 5000 });
  await counts(0, '2026-03-20T10:00:00Z', { impressions: 50, clicks: 3, spend: 2500 });
  await counts(1, '2026-03-20T11:00:00Z', { impressions: 400, clicks: 1, spend: 9000 });
  await counts(1, '2026-03-10T11:00:00Z', { impressions: 80, clicks: 1, spend: 1000 });
});

/** All of them below the first account. */
async function rename({ adId, adGroupId, campaignId }: TestAd, name: string): Promise<void> {
  const rows = [
    ['ads', adId],
    ['ad_groups', adGroupId],
    ['ad_campaigns', campaignId],
  ] as const;
  for (const [table, id] of rows)
    await platform.db.write(`update ${table} set name = $2, ad_account_id = $3 where id = $1`, [
      id,
      name,
      account,
    ]);
}

async function counts(at: number, hour: string, of: { impressions: number; clicks: number; spend: number }) {
  const ad = ads[at];
  if (!ad) throw new Error('no ad');
  await platform.db.write(
    `insert into ad_hours (home, ad_account_id, ad_id, hour, campaign_id, ad_group_id, impressions, closeups, saves,
      outbound_clicks, hides, spend_micro) values ($1, $2, $3, $4, $5, $6, $7, 0, 0, $8, 0, $9)`,
    [
      ...[homeOf(cast.studio.id), account, ad.adId, hour, ad.campaignId, ad.adGroupId],
      ...[of.impressions, of.clicks, of.spend],
    ],
  );
}

async function rows(asked: Asked = {}): Promise<string[]> {
  const options = { ad_account_id: account, level: 'AD' as const, ...asked };
  const found: string[] = [];
  let bookmark: string | null = null;
  do {
    const answer: { data: { name: string }[]; bookmark: string | null } = await cast.studio.call(
      'AdReportRowsResource.get',
      { ...options, bookmarks: [bookmark] },
    );
    found.push(...answer.data.map(({ name }) => name));
    bookmark = answer.bookmark;
  } while (bookmark);
  return found;
}

test('each level adds up what came of it in these days', async () => {
  for (const level of ['CAMPAIGN', 'AD_GROUP', 'AD'] as const) {
    const options = { ad_account_id: account, level, days: 7, sort: 'spend' as const };
    const { data } = await cast.studio.call('AdReportRowsResource.get', options);
    const shown = data.map(({ name, counts }) => [name, counts.impressions, counts.spend_in_micro_currency]);
    expect(shown).toEqual([
      ['Chair', 400, 9000],
      ['Lamp', 150, 7500],
      ['Table', 0, 0],
    ]);
  }
});

test('totals are those of all rows, beside as many days before, and say up to when they are complete', async () => {
  const options = { ad_account_id: account, level: 'AD' as const, days: 7 };
  const { data } = await cast.studio.call('AdReportTotalsResource.get', options);
  expect(data).toMatchObject({
    rows: 3,
    counts: { impressions: 550, outbound_clicks: 6, spend_in_micro_currency: 16_500 },
    counts_before: { impressions: 80, outbound_clicks: 1 },
    complete_until: '2026-03-20T12:00:00.000Z',
  });
  const [ad] = ads;
  await platform.db.write(
    `insert into ad_events (home, id, ad_account_id, campaign_id, ad_group_id, ad_id, kind, day, viewer_key, placement,
      occurred_at, is_due) values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, 'save', '2026-03-20', 'x', 'home', $6, true)`,
    [homeOf(cast.studio.id), account, ad?.campaignId, ad?.adGroupId, ad?.adId, '2026-03-20T11:59:00Z'],
  );
  const later = await cast.studio.call('AdReportTotalsResource.get', options);
  expect(later.data.complete_until).toBe('2026-03-20T11:59:00.000Z');
  await platform.db.write('delete from ad_events');
});

test('sorted by each column, whatever the pages are', async () => {
  for (const page_size of [1, 2, 50]) {
    expect(await rows({ page_size, sort: 'name' })).toEqual(['Chair', 'Lamp', 'Table']);
    expect(await rows({ page_size, sort: 'impressions' })).toEqual(['Chair', 'Lamp', 'Table']);
    expect(await rows({ page_size, sort: 'outbound_clicks' })).toEqual(['Lamp', 'Chair', 'Table']);
    expect(await rows({ page_size, sort: 'click_rate' })).toEqual(['Lamp', 'Chair', 'Table']);
    expect(await rows({ page_size })).toEqual(['Table', 'Chair', 'Lamp']);
  }
});

test('each parameter of a report leaves what it asks for', async () => {
  const [lamp, chair] = ads;
  if (!lamp || !chair) throw new Error('no ads');
  await platform.db.write("update ad_campaigns set objective_type = 'CONSIDERATION' where id = $1", [
    lamp.campaignId,
  ]);
  await platform.db.write("update ad_groups set status = 'PAUSED' where id = $1", [chair.adGroupId]);
  for (const level of ['CAMPAIGN', 'AD_GROUP', 'AD'] as const) {
    const shown = async (query: string) => {
      const part = { CAMPAIGN: 'campaigns', AD_GROUP: 'adgroups', AD: 'ads' }[level];
      const page = await cast.studio.opens(`/advertiser/reporting/${part}/?${query}`);
      return page.select('tbody th > a').map(({ text }) => text);
    };
    expect(await shown('')).toEqual(['Table', 'Chair', 'Lamp']);
    for (const name of ['TRAFFIC', 'APP_INSTALL', 'BILLABLE_ENGAGEMENT'])
      expect(await shown(`objectiveTypes=${name}`)).toEqual(['Lamp']);
    expect(await shown('objectiveTypes=TRAFFIC,IMPRESSION')).toEqual(['Table', 'Chair', 'Lamp']);
    expect(await shown(`campaignIds=${lamp.campaignId}`)).toEqual(['Lamp']);
    expect(await shown(`adGroupIds=${lamp.adGroupId},${chair.adGroupId}`)).toEqual(['Chair', 'Lamp']);
    expect(await shown(`pinPromotionIds=${chair.adId}`)).toEqual(['Chair']);
    expect(await shown('productGroupIds=7')).toEqual([]);
    expect(await shown('name=AM')).toEqual(['Lamp']);
    expect(await shown('adGroupFilter=paused')).toEqual(['Chair']);
    expect(await shown('campaignFilter=paused')).toEqual([]);
    expect(await shown('adFilter=approved')).toEqual(['Table', 'Chair', 'Lamp']);
    expect(await shown('adFilter=rejected')).toEqual([]);
    expect(await shown('adFilter=all&campaignFilter=all&adGroupFilter=all')).toEqual([
      'Table',
      'Chair',
      'Lamp',
    ]);
  }
  const page = await cast.studio.opens('/advertiser/reporting/ads/?message=paused&adFilter=none');
  expect(page.one('status').text).toBe('Paused.');
  expect(page.one('alert').text).toContain('adFilter');
});

test('[ADS-15] each objective shortcut leads to the campaigns of that objective', async () => {
  const page = await cast.studio.opens('/advertiser/reporting/ads/');
  const paths = page.select('details a').map((link) => link.attribute('href'));
  const names = [
    'AWARENESS',
    'TRAFFIC',
    'APP_INSTALL',
    'CATALOG_SALES',
    'WEB_CONVERSION',
    'VIDEO_VIEW',
    'PURCHASE',
  ];
  const others = ['IMPRESSION', 'BILLABLE_ENGAGEMENT'];
  const temporary = ['BIDDED_CPM_VIDEO', 'IMPRESSION_VIDEO', 'MRC_CPV_VIDEO', 'SHOPPING'];
  expect(paths).toEqual(
    [...names, ...others, ...temporary.map((one) => `TEMPORARY_${one}`)].map(
      (one) => `/advertiser/reporting/campaigns/?objectiveTypes=${one}`,
    ),
  );
  const traffic = await cast.studio.opens('/advertiser/reporting/campaigns/?objectiveTypes=TRAFFIC');
  expect(traffic.select('tbody th > a').map(({ text }) => text)).toEqual(['Lamp']);
});

test('a campaign leads to its ad groups, an ad group to its ads', async () => {
  const [lamp] = ads;
  const campaigns = await cast.studio.opens('/advertiser/reporting/campaigns/?name=Lamp');
  const path = campaigns.one('link', 'Lamp').attribute('href');
  expect(path).toBe(`/advertiser/reporting/adgroups/?campaignIds=${lamp?.campaignId}`);
  const groups = await cast.studio.opens(path ?? '');
  expect(groups.one('link', 'Lamp').attribute('href')).toBe(
    `/advertiser/reporting/ads/?adGroupIds=${lamp?.adGroupId}`,
  );
});

test('nobody sees the report of others, and other addresses lead nowhere', async () => {
  const options = { ad_account_id: account, level: 'AD' as const };
  await expect(cast.ada.call('AdReportRowsResource.get', options)).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(cast.ben.call('AdReportRowsResource.get', options)).rejects.toMatchObject({
    kind: 'not-found',
  });
  await expect(cast.ben.call('AdReportTotalsResource.get', options)).rejects.toMatchObject({
    kind: 'not-found',
  });
  expect((await cast.studio.opens('/advertiser/reporting/nothing/')).status).toBe(404);
  expect((await cast.visitor.opens('/advertiser/reporting/ads/')).address).toContain('/login/');
});
