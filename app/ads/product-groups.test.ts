import { beforeAll, expect, test } from 'vitest';
import { pathBelow } from '#features/ads/ad-reports/report-query.ts';
import { NAMED_OBJECTIVES } from '#features/ads/campaigns/campaign.ts';
import { adRows } from '#features/ads/campaigns/testing-ads.ts';
import { fetcherOf, HEAD, row, uploads } from '#features/ads/catalogs/testing-catalogs.ts';
import { refreshAdIndex } from '#features/ads/delivery/ad-index.service.ts';
import { settleAds } from '#features/ads/delivery/settle-ads/settle-ads.service.ts';
import { visitAd } from '#features/ads/delivery/visit-ad/visit-ad.service.ts';
import { staffOf } from '#features/trust/moderation/testing-moderation.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;
let account: Id;
let feed: string;
let lamps: string;
let hal: CastMember;

const OF_LUMEN = { all_of: [{ key: 'BRAND' as const, values: ['Lumen'], negated: false }] };
const runJobs = () => platform.runJobs({ by: { fetcher: { ...platform.fetcher, ...fetcherOf({}) } } });

async function sends(...rows: string[]): Promise<void> {
  platform.clock.advance(60_000);
  await uploads(platform, cast.studio, feed, [HEAD, ...rows].join('\n'));
  await runJobs();
}

const promote = (more: Partial<OptionsOf<'ProductGroupPromotionResource.create'>> = {}) =>
  cast.studio.call('ProductGroupPromotionResource.create', {
    ...{ ad_account_id: account, product_group_id: lamps, budget_in_micro_currency: 5_000_000 },
    ...more,
  });

async function review(adId: string, decision: 'approve' | 'reject' = 'approve') {
  const { data: ad } = await hal.call('ModerationAdResource.get', { ad_id: adId });
  const why = { rejected_reasons: decision === 'reject' ? ['OTHER' as const] : [] };
  const seen = { ad_id: adId, submitted_at: new Date(ad.submitted_at) };
  await hal.call('ModerationAdResource.update', { ...seen, ...why, decision });
  return ad;
}

/** What somebody gets who reports nothing, and so has not seen it. */
async function shownTo(who = cast.ada) {
  await refreshAdIndex(platform);
  const { data } = await who.call('UserHomefeedResource.get', {});
  return { who, pin: data.find((pin) => pin.promoted) };
}

async function titlesShown(tries = 12): Promise<string[]> {
  const titles = new Set<string>();
  for (let count = 0; count < tries; count += 1) titles.add((await shownTo()).pin?.title ?? 'nothing');
  return [...titles].sort();
}

let adId: string;
let adGroupId: string;
let campaignId: string;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  hal = await staffOf(platform, 'hal');
  for (let count = 0; count < 30; count += 1) await cast.chi.saves.pin();
  await platform.db.write("update pins set created_at = '2100-01-01'");
  const pin = await cast.studio.saves.pin({ link: 'https://shop.example/' });
  const rows = await adRows(platform.db, { ownerId: cast.studio.id, pinId: pin.id as Id });
  account = rows.account;
  await platform.db.write("update ads set status = 'ARCHIVED'");
  const options = { ad_account_id: account, name: 'Shop', format: 'CSV' as const };
  feed = (await cast.studio.call('CatalogFeedResource.create', options)).data.id;
  await sends(row('a'), row('b'), row('c', { availability: 'out of stock' }), row('x', { brand: 'Other' }));
  const group = await cast.studio.call('ProductGroupResource.create', {
    ...{ ad_account_id: account, name: 'Lamps', filters: OF_LUMEN },
  });
  lamps = group.data.id;
});

test('a product group is promoted from the catalog, and shown once staff have seen its products', async () => {
  const page = await cast.studio.opens('/advertiser/product-catalogs/data-source/?view=groups');
  expect(page.one('button', 'Promote Lamps')).toBeTruthy();
  const { data } = await promote();
  [adId, adGroupId, campaignId] = [data.id, data.ad_group_id, data.campaign_id];
  expect(data.review_status).toBe('PENDING');
  expect((await shownTo()).pin).toBeUndefined();
  const seen = await review(adId);
  expect(seen).toMatchObject({ product_group_id: lamps, product_count: 2 });
  expect(seen.products.map(({ title, is_new }) => [title, is_new]).sort()).toEqual([
    ['Lamp a', true],
    ['Lamp b', true],
  ]);
  const staffPage = await hal.opens(`/moderation/ads/${adId}/`);
  expect(staffPage.one('list', 'Products').texts('link').sort()).toEqual(['Lamp a', 'Lamp b']);
  expect(await titlesShown()).toEqual(['Lamp a', 'Lamp b']);
});

test('it is refused where it cannot be', async () => {
  const { data: empty } = await cast.studio.call('ProductGroupResource.create', {
    ad_account_id: account,
    name: 'Nothing',
    filters: { all_of: [{ key: 'BRAND', values: ['None'], negated: false }] },
  });
  await expect(promote({ product_group_id: empty.id })).rejects.toMatchObject({ reason: 'no-product' });
  await expect(promote({ ad_group_id: adGroupId })).rejects.toMatchObject({ reason: 'already-promoted' });
  await expect(promote({ budget_in_micro_currency: null })).rejects.toThrow('budget_in_micro_currency');
  const [other] = await platform.db.rows<{ id: Id }>('select id from ad_groups where id <> $1', [adGroupId]);
  const elsewhere = promote({ ad_group_id: other?.id ?? '' });
  await expect(elsewhere).rejects.toMatchObject({ reason: 'no-shopping-group' });
  await expect(
    cast.studio.call('AdResource.update', { ad_id: adId, destination_url: 'https://evil.example/' }),
  ).rejects.toMatchObject({ reason: 'shows-products' });
});

test('events count for the product that was shown, and its link is that of the product', async () => {
  const { who, pin } = await shownTo(cast.ben);
  const token = pin?.promoted?.token ?? '';
  await who.call('AdEventsResource.create', { events: [{ token, kind: 'impression' }] });
  await who.call('AdEventsResource.create', { events: [{ token, kind: 'closeup' }] });
  const { data: product } = await who.call('PinResource.get', { id: pin?.id ?? '' });
  expect(product.link).toMatch(/^https:\/\/shop\.example\/[ab]$/);
  expect(await visitAd(await who.context(), token)).toBe(product.link);
  const counted = await platform.db.rows<{ kind: string; ad_id: string; title: string }>(
    `select e.kind, e.ad_id, p.title from ad_events e
     join catalog_products p on p.home = e.home and p.id = e.product_id order by e.id`,
  );
  expect(counted).toEqual(
    ['impression', 'closeup', 'outbound_click'].map((kind) => ({ kind, ad_id: adId, title: pin?.title })),
  );
  // Shown once a day, whichever product it was.
  expect((await shownTo(who)).pin).toBeUndefined();
});

test('[ADS-05] from the overview a business reaches the report of its product groups, and from there their products', async () => {
  await settleAds(platform, AbortSignal.timeout(60_000));
  const overview = await cast.studio.opens('/advertiser/');
  const pages = overview.one('navigation', 'Pages about ads');
  const path = pages.one('link', 'Product groups').attribute('href') ?? '';
  expect(path).toBe('/advertiser/reporting/productgroups/');
  const report = await cast.studio.opens(path);
  const [line] = report.all('row').filter((one) => one.text.startsWith('Lamps'));
  expect(report.one('region', 'Product groups').texts('columnheader').slice(0, 4)).toEqual([
    ...['Name', 'Status', 'Budget', 'Spend'],
  ]);
  expect(line?.text).toContain('Running');
  const below = report.one('link', 'Lamps').attribute('href') ?? '';
  expect(below).toBe(`/advertiser/reporting/productitems/?productGroupIds=${adId}`);
  const items = await cast.studio.opens(below);
  expect(items.one('region', 'Products').texts('rowheader')).toContain('Lamp a');
  expect(report.one('button', 'Pause Lamps')).toBeTruthy();
  await cast.studio.call('AdStatusResource.update', { level: 'AD', ids: [adId], status: 'PAUSED' });
  expect((await shownTo()).pin).toBeUndefined();
  expect((await cast.studio.opens(`${path}?message=paused`)).text).toContain('Paused.');
  await cast.studio.call('AdStatusResource.update', { level: 'AD', ids: [adId], status: 'ACTIVE' });
});

test('what is out of stock is no longer shown; what is new waits for a review while the others go on', async () => {
  await sends(row('a', { availability: 'out of stock' }), row('b'), row('n'), row('x', { brand: 'Other' }));
  expect(await titlesShown()).toEqual(['Lamp b']);
  const { data: ad } = await hal.call('ModerationAdResource.get', { ad_id: adId });
  expect(ad.review_status).toBe('PENDING');
  expect(ad.products.filter(({ is_new }) => is_new).map(({ title }) => title)).toEqual(['Lamp n']);
  await review(adId);
  expect(await titlesShown()).toEqual(['Lamp b', 'Lamp n']);
  // A wider group does not show what staff have not seen.
  platform.clock.advance(60_000);
  await cast.studio.call('ProductGroupResource.update', { id: lamps, filters: { all_of: [] } });
  expect(await titlesShown()).toEqual(['Lamp b', 'Lamp n']);
  await runJobs();
  await review(adId);
  expect(await titlesShown(24)).toEqual(['Lamp b', 'Lamp n', 'Lamp x']);
  await cast.studio.call('ProductGroupResource.update', { id: lamps, filters: OF_LUMEN });
  // A Pin that says something else than its product is not shown.
  await platform.db.write("update pins set title = 'Something else' where title = 'Lamp n'");
  expect(await titlesShown()).toEqual(['Lamp b']);
  const n = row('n', { title: 'Lamp n2' });
  await sends(row('a', { availability: 'out of stock' }), row('b'), n, row('x', { brand: 'Other' }));
  expect(await titlesShown()).toEqual(['Lamp b']);
  await review(adId, 'reject');
  expect(await titlesShown(3)).toEqual(['nothing']);
});

test('[ADS-06] from the overview a business reaches the report of its products, each with what came of it', async () => {
  const overview = await cast.studio.opens('/advertiser/');
  const pages = overview.one('navigation', 'Pages about ads');
  const path = pages.one('link', 'Products').attribute('href') ?? '';
  expect(path).toBe('/advertiser/reporting/productitems/');
  const report = await cast.studio.opens(`${path}?columns=engagement&sort=impressions`);
  const table = report.one('region', 'Products');
  const lines = table.all('row').map(({ text }) => text);
  const [shown] = await platform.db.rows<{ title: string }>(
    'select p.title from ad_events e join catalog_products p on p.home = e.home and p.id = e.product_id limit 1',
  );
  expect(lines[1]).toContain(shown?.title);
  expect(table.all('row')[1]?.texts('cell').slice(2)).toEqual(['1', '1', '0', '1', '0']);
  expect(lines.find((line) => line.startsWith('Lamp a'))).toContain('Out of stock');
  expect(lines.find((line) => line.startsWith('Lamp b'))).toContain('In stock');
  expect(lines.at(-1)).toContain('All 3');
  const pin = table.one('link', 'Lamp b').attribute('href') ?? '';
  expect((await cast.visitor.opens(pin)).text).toContain('Lamp b');
  expect((await cast.visitor.opens(path)).address).toContain('/login/');
});

test('[ADS-14] an ad group leads to its product groups where it sells from a catalog, otherwise to its ads', async () => {
  const report = await cast.studio.opens('/advertiser/reporting/adgroups/');
  const links = report.one('region', 'Ad groups').all('link');
  const ofGroups = links.flatMap((link) => {
    const href = link.attribute('href') ?? '';
    return link.text === 'Lamps' ? [href] : [];
  });
  expect(ofGroups.sort()).toEqual([
    expect.stringMatching(/^\/advertiser\/reporting\/ads\/\?adGroupIds=\d+$/),
    `/advertiser/reporting/productgroups/?adGroupIds=${adGroupId}`,
  ]);
  expect(
    (await cast.studio.opens(ofGroups[1] ?? '')).one('region', 'Product groups').texts('rowheader'),
  ).toContain('LampsLampsInsights');
  for (const objectiveType of Object.keys(NAMED_OBJECTIVES)) {
    const isShop = ['TEMPORARY_SHOPPING', 'CATALOG_SALES'].includes(objectiveType);
    expect(pathBelow('AD_GROUP', { id: '7', pinId: null, objectiveType })).toBe(
      `/advertiser/reporting/${isShop ? 'productgroups' : 'ads'}/?adGroupIds=7`,
    );
  }
});

test('[ADS-12] each parameter of a report narrows its rows on each level', async () => {
  const [other] = await platform.db.rows<{ campaign_id: Id; ad_group_id: Id; id: Id }>(
    'select campaign_id, ad_group_id, id from ads where product_group_id is null',
  );
  await platform.db.write("update ads set status = 'ACTIVE', name = 'Poster' where id = $1", [other?.id]);
  await platform.db.write("update ad_groups set name = 'Posters' where id = $1", [other?.ad_group_id]);
  await platform.db.write("update ad_campaigns set name = 'Walls' where id = $1", [other?.campaign_id]);
  const LEVELS = ['campaigns', 'adgroups', 'ads', 'productgroups', 'productitems'] as const;
  const all = {
    ...{ campaigns: ['Lamps', 'Walls'], adgroups: ['Lamps', 'Posters'], ads: ['Poster'] },
    ...{ productgroups: ['Lamps'], productitems: ['Lamp a', 'Lamp b', 'Lamp n2'] },
  };
  const shop = { ...all, campaigns: ['Lamps'], adgroups: ['Lamps'], ads: [] };
  const walls = {
    campaigns: ['Walls'],
    adgroups: ['Posters'],
    ads: ['Poster'],
    productgroups: [],
    productitems: [],
  };
  const nothing = { ...walls, campaigns: [], adgroups: [], ads: [] };
  const shown = async (query: string) => {
    const found: Record<string, string[]> = {};
    for (const level of LEVELS) {
      const page = await cast.studio.opens(`/advertiser/reporting/${level}/?${query}`);
      expect(page.texts('alert')).toEqual([]);
      found[level] = page.select('tbody th > :first-child').map(({ text }) => text);
      found[level].sort();
    }
    return found;
  };
  expect(await shown('')).toEqual(all);
  for (const query of [
    'objectiveTypes=TEMPORARY_SHOPPING',
    'objectiveTypes=CATALOG_SALES,TEMPORARY_SHOPPING',
    `campaignIds=${campaignId}`,
    `adGroupIds=${adGroupId}`,
    `pinPromotionIds=${adId}`,
    `productGroupIds=${adId}`,
    `productGroupIds=${lamps}`,
  ])
    expect(await shown(query), query).toEqual(shop);
  for (const query of [
    'objectiveTypes=TRAFFIC',
    `campaignIds=${other?.campaign_id}`,
    `adGroupIds=${other?.ad_group_id}`,
    `pinPromotionIds=${other?.id}`,
  ])
    expect(await shown(query), query).toEqual(walls);
  expect(await shown('objectiveTypes=TRAFFIC,CATALOG_SALES')).toEqual(all);
  expect(await shown(`campaignIds=${campaignId},${other?.campaign_id}`)).toEqual(all);
  expect(await shown(`productGroupIds=${other?.id}`)).toEqual(nothing);
  expect(await shown('name=lamp')).toEqual({ ...all, campaigns: ['Lamps'], adgroups: ['Lamps'], ads: [] });
  expect(await shown('name=poster')).toEqual({ ...nothing, adgroups: ['Posters'], ads: ['Poster'] });
  const turn = (level: 'CAMPAIGN' | 'AD_GROUP' | 'AD', id: string, status: 'ACTIVE' | 'PAUSED') =>
    cast.studio.call('AdStatusResource.update', { level, ids: [id], status });
  for (const [level, filter, id] of [
    ['CAMPAIGN', 'campaignFilter', campaignId],
    ['AD_GROUP', 'adGroupFilter', adGroupId],
    ['AD', 'adFilter', adId],
  ] as const) {
    await turn(level, id, 'PAUSED');
    expect(await shown(`${filter}=paused`), filter).toEqual(shop);
    expect(await shown(`${filter}=active`), filter).toEqual(walls);
    await turn(level, id, 'ACTIVE');
  }
  expect(await shown('adFilter=rejected')).toEqual(shop);
  expect(await shown('adFilter=approved')).toEqual(walls);
  for (const level of LEVELS) {
    const done = await cast.studio.opens(`/advertiser/reporting/${level}/?message=edited`);
    expect(done.one('status').text).toContain('Your changes are saved.');
  }
});
