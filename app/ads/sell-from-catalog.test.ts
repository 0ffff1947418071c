import { beforeEach, expect, test } from 'vitest';
import { newDraft } from '#features/ads/campaigns/build-campaign/new-draft.ts';
import { adRows } from '#features/ads/campaigns/testing-ads.ts';
import { fetcherOf, HEAD, row, uploads } from '#features/ads/catalogs/testing-catalogs.ts';
import { manages } from '#features/business/access/testing-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import type { Page } from '#testing/pages.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;
let account: Id;
let pin: string;
/** Two data sources; each group has products of one of them. */
let feeds: { lamps: string; stools: string };
let groups: { lamps: string; stools: string };

const studio = () => cast.studio;

async function groupOf(name: string, brand: string): Promise<string> {
  const filters = { all_of: [{ key: 'BRAND' as const, values: [brand], negated: false }] };
  const options = { ad_account_id: account, name, filters };
  return (await studio().call('ProductGroupResource.create', options)).data.id;
}

async function feedOf(name: string, ...rows: string[]): Promise<string> {
  const options = { ad_account_id: account, name, format: 'CSV' as const };
  const { id } = (await studio().call('CatalogFeedResource.create', options)).data;
  await uploads(platform, studio(), id, [HEAD, ...rows].join('\n'));
  await platform.runJobs({ by: { fetcher: { ...platform.fetcher, ...fetcherOf({}) } } });
  return id;
}

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  pin = (await studio().saves.pin({ title: 'Poster', link: 'https://shop.example/' })).id;
  account = (await adRows(platform.db, { ownerId: studio().id, pinId: pin as Id })).account;
  feeds = {
    lamps: await feedOf('Lamps', row('a'), row('b')),
    stools: await feedOf('Stools', row('s', { brand: 'Wood', title: 'Stool' })),
  };
  groups = { lamps: await groupOf('Lamps', 'Lumen'), stools: await groupOf('Stools', 'Wood') };
});

const builder = '/advertiser/ads/create/';
const opens = (query: string, who = studio()) => who.opens(`${builder}${query}`);
const objectiveOf = (page: Page) =>
  page.select('input[name="campaign.objective_type"][checked]')[0]?.attribute('value');
const groupsIn = (page: Page) =>
  page
    .select('select[name=product_group_id] option')
    .flatMap((one) => (one.attribute('value') ? [one.text] : []));
const chosenIn = (page: Page) => page.select('select[name=product_group_id] option[selected]')[0]?.text;
const nameIn = (page: Page) => page.select('input[name="campaign.name"]')[0]?.attribute('value');

const group = { name: 'Everybody', budget_in_micro_currency: 5_000_000 };
const spring = { name: 'Spring', objective_type: 'CATALOG_SALES' as const, daily_spend_cap: 9_000_000 };
const publish = (more: object = {}) =>
  studio().call('AdTreeResource.create', {
    ...{ ad_account_id: account, campaign: spring, ad_group: group, product_group_id: groups.lamps },
    ...more,
  });
const begin = async (name: string, wanted = { productGroupId: groups.lamps }) => {
  const draft = newDraft({ objective: 'CATALOG_SALES', campaignId: null, ...wanted }, 'Everybody');
  const entries = { ...draft, campaign: { ...draft.campaign, name } };
  return (await studio().call('AdDraftResource.create', { ad_account_id: account, entries })).data;
};
const campaigns = async () =>
  (await platform.db.rows<{ name: string }>('select name from ad_campaigns order by id')).map(
    ({ name }) => name,
  );
const waysOf = (page: Page) =>
  page.all('link', 'Create campaign').map((link) => link.attribute('href') ?? '');

test('[ADS-16] from the advertiser area, /advertiser/ads/create/ begins with the campaign, objective, data source, catalog, product group, client or last draft that its address names', async () => {
  await studio().call('CampaignToolResource.update', { campaign_tool: 'ADS_MANAGER' });
  expect(waysOf(await studio().opens('/advertiser/'))).toContain(builder);
  const steps = (page: Page) => page.one('navigation', 'Steps').texts('button');
  const whole = ['Objective', 'Campaign', 'Ad group', 'Ads'];
  const plain = await opens('');
  expect([steps(plain), objectiveOf(plain), groupsIn(plain)]).toEqual([whole, 'CONSIDERATION', []]);
  expect(objectiveOf(await opens('?objectiveType=PURCHASE'))).toBe('WEB_CONVERSION');

  const source = await studio().opens(`/advertiser/product-catalogs/data-source/?feed=${feeds.lamps}`);
  const ofFeed = `${builder}?objectiveType=CATALOG_SALES&catalogId=${account}&catalogsFeedId=${feeds.lamps}`;
  expect(waysOf(source)).toContain(ofFeed);
  const feedPage = await studio().opens(ofFeed);
  expect([objectiveOf(feedPage), groupsIn(feedPage)]).toEqual(['CATALOG_SALES', ['Lamps']]);
  const sells = '?objectiveType=CATALOG_SALES';
  expect(groupsIn(await opens(sells))).toEqual(['Lamps', 'Stools']);
  expect(groupsIn(await opens(`${sells}&catalogsFeedId=${feeds.stools}`))).toEqual(['Stools']);
  const others = await adRows(platform.db, { ownerId: cast.ada.id, pinId: pin as Id });
  expect((await opens(`${sells}&catalogsFeedId=${others.account}`)).status).toBe(404);
  const elsewhere = await opens(`?objectiveType=TRAFFIC&catalogsFeedId=${others.account}`);
  expect([elsewhere.status, groupsIn(elsewhere)]).toEqual([200, []]);

  const listed = await studio().opens('/advertiser/product-catalogs/data-source/?view=groups');
  const ofGroup = `${builder}?objectiveType=CATALOG_SALES&catalogId=${account}&productGroupId=${groups.stools}`;
  expect(waysOf(listed)).toContain(ofGroup);
  expect(chosenIn(await studio().opens(ofGroup))).toBe('Stools');
  const chosenWith = async (query: string) =>
    chosenIn(await opens(`${query}&productGroupId=${groups.stools}`));
  expect(await chosenWith(`${sells}&catalogsFeedId=${feeds.lamps}`)).toBe('Choose');
  expect(await chosenWith('?objectiveType=TRAFFIC')).toBeUndefined();

  expect((await opens(`${sells}&catalogId=${others.account}`)).status).toBe(404);
  const old = await adRows(platform.db, { ownerId: studio().id, pinId: pin as Id });
  const ofOther = await opens(`${sells}&catalogId=${old.account}`);
  expect([steps(ofOther), groupsIn(ofOther)]).toEqual([whole, []]);
  await platform.db.write('update ad_accounts set closed_at = now() where id = $1', [old.account]);
  const ofClosed = await opens(`${sells}&catalogId=${old.account}`);
  expect(ofClosed.all('navigation', 'Steps')).toEqual([]);
  expect(groupsIn(await opens(`${sells}&catalogId=${account}`))).toEqual(['Lamps', 'Stools']);

  const { data: made } = await publish();
  const named = `campaignId=${made.campaign_id}`;
  expect(steps(await opens(`?${named}`))).toEqual(whole);
  const added = await opens(`?partialCreate=true&${named}&catalogsFeedId=${feeds.stools}`);
  expect([steps(added), groupsIn(added)]).toEqual([['Ad group', 'Ads'], ['Stools']]);
  expect((await opens(`?partialCreate=true&campaignId=${others.campaign}`)).status).toBe(404);

  await begin('Summer');
  expect(nameIn(await opens(''))).toBe('');
  const resumed = await opens('?resumeLastDraft=true');
  expect([nameIn(resumed), chosenIn(resumed)]).toEqual(['Summer', 'Lamps']);

  const agency = await memberOf(platform, 'agency', 'Agency');
  await platform.db.write('update users set is_partner = true where id = $1', [agency.id]);
  await manages(platform.db, studio(), agency, 'ADMIN');
  const client = `managedClientId=${studio().id}`;
  const managed = await opens(`${sells}&${client}&catalogsFeedId=${feeds.stools}`, agency);
  expect(groupsIn(managed)).toEqual(['Stools']);
  expect(managed.one('link', 'Continue Summer').attribute('href')).toContain(client);
});

test('a draft that sells from a catalog is published with its product group: all of it or nothing', async () => {
  const { id } = await begin('Spring');
  const draft = { draft_id: id, version: 1 };
  const none = await groupOf('None', 'Nobody');
  const hers = await adRows(platform.db, { ownerId: cast.ada.id, pinId: pin as Id });
  for (const [more, refusal] of [
    [{ product_group_id: null }, { field: 'product_group_id', reason: 'product-group-missing' }],
    [{ product_group_id: null, ads: [{ pin_id: pin }] }, { field: 'product_group_id' }],
    [{ product_group_id: none }, { field: 'product_group_id', reason: 'no-product' }],
    [{ product_group_id: hers.account }, { field: 'product_group_id', kind: 'not-found' }],
    [{ ads: [{ pin_id: pin }] }, { field: 'ads', reason: 'shows-products' }],
    [
      { campaign: { ...spring, objective_type: 'AWARENESS' } },
      { field: 'product_group_id', reason: 'no-shopping-group' },
    ],
  ] as const)
    await expect(publish({ ...draft, ...more }), JSON.stringify(more)).rejects.toMatchObject(refusal);
  expect(await campaigns()).toEqual(['Lamps', 'Lamps']);
  expect((await studio().call('AdDraftResource.get', { draft_id: id })).data.version).toBe(1);
  const { data } = await publish(draft);
  expect((await studio().call('AdDraftsResource.get', { ad_account_id: account })).data).toEqual([]);
  const { data: tree } = await studio().call('AdTreeResource.get', { ad_group_id: data.ad_group_id });
  expect(tree).toMatchObject({
    campaign: { name: 'Spring', objective_type: 'CATALOG_SALES', daily_spend_cap: 9_000_000 },
    ad_groups: [{ name: 'Everybody', billable_event: 'CLICKTHROUGH' }],
    ads: [{ name: 'Lamps', review_status: 'PENDING', destination_url: null }],
  });
  const report = `/advertiser/reporting/productgroups/?adGroupIds=${data.ad_group_id}`;
  const page = await studio().opens(report);
  expect(page.one('region', 'Product groups').texts('rowheader')[0]).toContain('Lamps');
  const again = { campaign: null, campaign_id: data.campaign_id };
  await expect(publish({ ...again, ads: [{ pin_id: pin }], product_group_id: null })).rejects.toMatchObject({
    field: 'product_group_id',
  });
  const { data: more } = await publish({ ...again, product_group_id: groups.stools });
  expect(more.campaign_id).toBe(data.campaign_id);
});

test('a copied campaign shows the same product groups, without those that have nothing left', async () => {
  const { data } = await publish();
  await publish({ campaign: null, campaign_id: data.campaign_id, product_group_id: groups.stools });
  const copy = async (name: string) =>
    (await studio().call('CampaignDuplicateResource.create', { campaign_id: data.campaign_id, name })).data;
  const shown = (campaignId: string) =>
    platform.db.rows<{ name: string; product_group_id: Id }>(
      'select name, product_group_id from ads where campaign_id = $1 order by id',
      [campaignId],
    );
  const first = await copy('Copy');
  expect(first.ads_left_out).toBe(0);
  expect(await shown(first.id)).toEqual([
    { name: 'Lamps', product_group_id: groups.lamps },
    { name: 'Stools', product_group_id: groups.stools },
  ]);
  await studio().call('ProductGroupResource.delete', { id: groups.lamps });
  const second = await copy('Second copy');
  expect(second.ads_left_out).toBe(1);
  expect((await shown(second.id)).map(({ name }) => name)).toEqual(['Stools']);
});
