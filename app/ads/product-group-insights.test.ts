import { beforeAll, expect, test } from 'vitest';
import { fetcherOf, HEAD, row, uploads } from '#features/ads/catalogs/testing-catalogs.ts';
import { settleAds } from '#features/ads/delivery/settle-ads/settle-ads.service.ts';
import { adBy, readAds, type TestAd } from '#features/ads/delivery/testing-ads.ts';
import { manages } from '#features/business/access/testing-access.ts';
import { staffOf } from '#features/trust/moderation/testing-moderation.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

interface Promoted {
  adId: string;
  adGroupId: string;
  campaignId: string;
  productGroupId: string;
}

let platform: TestPlatform;
let cast: Cast;
let hal: CastMember;
let poster: TestAd;
let lumen: Promoted;
let other: Promoted;
/** Titles of lamps that were seen, the first of them on the day before. */
const seen: string[] = [];

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-03-09T12:00:00Z'));
  cast = await castOf(platform);
  hal = await staffOf(platform, 'hal');
  for (let count = 0; count < 30; count += 1) await cast.chi.saves.pin();
  const pin = await cast.studio.saves.pin({ link: 'https://shop.example/' });
  poster = await adBy(platform, cast.studio, pin.id);
  await platform.db.write("update ads set status = 'PAUSED'");
  const options = { ad_account_id: poster.adAccountId, name: 'Shop', format: 'CSV' as const };
  const { data: feed } = await cast.studio.call('CatalogFeedResource.create', options);
  await uploads(
    platform,
    cast.studio,
    feed.id,
    [HEAD, row('a'), row('b'), row('x', { brand: 'Other' })].join('\n'),
  );
  await platform.runJobs({ by: { fetcher: { ...platform.fetcher, ...fetcherOf({}) } } });
  lumen = await promotes('Lumen');
  for (const name of ['first', 'second']) {
    seen.push(await sees(name));
    platform.clock.set(new Date('2026-03-10T12:00:00Z'));
  }
  await turns(lumen, 'PAUSED');
  other = await promotes('Other', lumen.adGroupId);
  expect(await sees('third')).toBe('Lamp x');
  await settleAds(platform, AbortSignal.timeout(60_000));
});

/** All products of a brand, in a campaign of their own or beside others, as staff approved them. */
async function promotes(brand: string, adGroupId?: string): Promise<Promoted> {
  const { data: group } = await cast.studio.call('ProductGroupResource.create', {
    ...{ ad_account_id: poster.adAccountId, name: `Lamps of ${brand}` },
    filters: { all_of: [{ key: 'BRAND', values: [brand], negated: false }] },
  });
  const { data: ad } = await cast.studio.call('ProductGroupPromotionResource.create', {
    ...{ ad_account_id: poster.adAccountId, product_group_id: group.id },
    ...(adGroupId ? { ad_group_id: adGroupId } : { budget_in_micro_currency: 5_000_000 }),
  });
  const { data: waiting } = await hal.call('ModerationAdResource.get', { ad_id: ad.id });
  await hal.call('ModerationAdResource.update', {
    ...{ ad_id: ad.id, submitted_at: new Date(waiting.submitted_at), decision: 'approve' },
  });
  await readAds(platform);
  return {
    ...{ adId: ad.id, adGroupId: ad.ad_group_id, campaignId: ad.campaign_id },
    productGroupId: group.id,
  };
}

async function turns({ adId }: Promoted, status: 'ACTIVE' | 'PAUSED'): Promise<void> {
  await cast.studio.call('AdStatusResource.update', { level: 'AD', ids: [adId], status });
  await readAds(platform);
}

/** Somebody gets a product at home and opens it. */
async function sees(username: string): Promise<string> {
  const who = await memberOf(platform, username);
  const { data } = await who.call('UserHomefeedResource.get', {});
  const pin = data.find(({ promoted }) => promoted);
  const token = pin?.promoted?.token ?? '';
  const kinds = ['impression', 'closeup'] as const;
  await who.call('AdEventsResource.create', { events: kinds.map((kind) => ({ token, kind })) });
  return pin?.title ?? 'nothing';
}

const pathOf = (campaignId: string, productGroupId: string) =>
  `/advertiser/campaign-insights/${campaignId}/product-group/${productGroupId}/`;
const mainOf = async (path: string, who = cast.studio) => (await who.opens(path)).one('main');

test('[ADS-54] a product group of a campaign has insights of its own, found from its row and from the campaign: totals, days and products, as bars, tables and files', async () => {
  const report = await mainOf('/advertiser/reporting/productgroups/');
  const path = pathOf(lumen.campaignId, lumen.productGroupId);
  expect(report.one('link', 'Insights into Lamps of Lumen').attribute('href')).toBe(path);
  const campaign = await mainOf(`/advertiser/campaign-insights/${lumen.campaignId}/`);
  const groups = campaign.one('article', 'Product groups');
  const bars = groups.one('list');
  expect(bars.all('listitem').map(({ text }) => text)).toEqual(['Lamps of Lumen2', 'Lamps of Other1']);
  expect(bars.one('link', 'Lamps of Lumen').attribute('href')).toBe(path);

  const main = await mainOf(path);
  expect(main.one('heading', 'Lamps of Lumen').text).toBe('Lamps of Lumen');
  expect(main.one('region', 'Totals').text).toContain('Impressions2');
  const days = main.one('region', 'Days');
  expect(days.texts('columnheader')).toEqual([
    ...['Day', 'Spend', 'Impressions', 'Closeups', 'Saves', 'Outbound clicks'],
  ]);
  const lines = days.select('tbody tr').map((line) => line.select('td').map(({ text }) => text));
  expect(lines.length).toBe(30);
  for (const line of lines.slice(0, 2)) expect(line.slice(1)).toEqual(['1', '1', '0', '0']);
  for (const line of lines.slice(2)) expect(line.slice(1)).toEqual(['0', '0', '0', '0']);
  expect(main.one('heading', 'Impressions by day')).toBeTruthy();
  const products = main.one('article', 'Products');
  const most = Map.groupBy(seen, (title) => title);
  const counted = ['Lamp a', 'Lamp b'].map((title) => [title, `${most.get(title)?.length ?? 0}`]);
  const table = products.one('region', 'Products');
  const rows = table.select('tbody tr').map((line) => line.select('th, td').map(({ text }) => text));
  expect(rows.map(([title, impressions]) => [title, impressions]).sort()).toEqual(counted);
  expect(rows.map(([, impressions, opened]) => impressions === opened)).toEqual([true, true]);
  expect(products.one('list').all('listitem').length).toBe(2);
  const pin = table.one('link', 'Lamp a').attribute('href') ?? '';
  expect((await cast.visitor.opens(pin)).text).toContain('Lamp a');
  expect(main.all('button', 'Download CSV').length).toBe(2);
  const all = main.one('link', 'All products').attribute('href') ?? '';
  expect((await mainOf(all)).one('region', 'Products').texts('rowheader').slice(0, 2).sort()).toEqual([
    ...['Lamp a', 'Lamp b'],
  ]);

  // Who saw it would tell of the other product group by subtraction.
  expect(main.text).toContain('Who saw your ads, and where, is shown for the whole campaign only');
  expect(main.texts('article').length).toBe(1);
  const opened = main.one('link', '7 days').attribute('href') ?? '';
  expect(opened).toBe(`${path}?days=7`);
  const week = await mainOf(`${opened}&show=closeups`);
  expect(week.one('region', 'Days').select('tbody tr').length).toBe(7);
  const back = main.one('link', 'Insights into Lamps of Lumen').attribute('href');
  expect(back).toBe(`/advertiser/campaign-insights/${lumen.campaignId}/`);
});

test('each product group has only its own, and what became of it does not change that', async () => {
  const path = pathOf(other.campaignId, other.productGroupId);
  await cast.studio.call('ProductGroupResource.delete', { id: other.productGroupId });
  const main = await mainOf(path);
  expect(main.one('heading', 'Lamps of Other').text).toBe('Lamps of Other');
  expect(main.one('region', 'Totals').text).toContain('Impressions1');
  expect(main.one('article', 'Products').one('list').text).toBe('Lamp x1');
});

test('a product group that the campaign does not show, and any of others, is not there', async () => {
  const { studio, ben } = cast;
  const { campaignId, productGroupId, adId } = lumen;
  for (const [campaign, group] of [
    [poster.campaignId, productGroupId],
    [campaignId, adId],
    [campaignId, '1'],
    [campaignId, 'x'],
    ['x', productGroupId],
  ] as const)
    expect((await studio.opens(pathOf(campaign, group))).status, `${campaign} ${group}`).toBe(404);
  ben.viewer.isPartner = true;
  const pin = await ben.saves.pin({ link: 'https://other.example/' });
  const own = await adBy(platform, ben, pin.id);
  expect((await ben.opens(pathOf(campaignId, productGroupId))).status).toBe(404);
  expect((await ben.opens(pathOf(own.campaignId, productGroupId))).status).toBe(404);
  expect((await cast.visitor.opens(pathOf(campaignId, productGroupId))).address).toContain('/login/');
});

test('the links of a managed client stay with the client', async () => {
  const { studio } = cast;
  const agency = await memberOf(platform, 'agency', 'Agency');
  await platform.db.write(`update users set is_partner = true where username in ('agency', 'studio')`);
  await manages(platform.db, studio, agency, 'ANALYST');
  const client = `managedClientId=${studio.id}`;
  const report = await mainOf(`/advertiser/reporting/productgroups/?${client}`, agency);
  const path = report.one('link', 'Insights into Lamps of Lumen').attribute('href') ?? '';
  expect(path).toBe(`${pathOf(lumen.campaignId, lumen.productGroupId)}?${client}`);
  const main = await mainOf(path, agency);
  const hrefs = main.all('link').map((link) => link.attribute('href') ?? '');
  const inArea = hrefs.filter((href) => href.startsWith('/advertiser/'));
  expect(inArea.length).toBeGreaterThan(4);
  for (const href of inArea) expect(href).toContain(client);
});
