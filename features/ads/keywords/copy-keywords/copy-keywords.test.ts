import { beforeEach, expect, test } from 'vitest';
import { type AdIds, adRows } from '#features/ads/campaigns/testing-ads.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;
let ids: AdIds;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-03-04T12:00:00Z'));
  cast = await castOf(platform);
  const pin = await cast.studio.saves.pin({ title: 'Lamp', link: 'https://lamps.example/' });
  ids = await adRows(platform.db, { ownerId: cast.studio.id, pinId: pin.id as Id });
});

const studio = () => cast.studio;
const copy = async (more: object = {}) =>
  (
    await studio().call('CampaignDuplicateResource.create', {
      ...{ campaign_id: ids.campaign, name: 'Lamps again', ...more },
    })
  ).data;
const tree = async (campaign_id: string) => (await studio().call('AdTreeResource.get', { campaign_id })).data;
const adsOf = async (ad_group_id: string) =>
  (await studio().call('AdTreeResource.get', { ad_group_id })).data.ads;
const keywordsOf = (parent: string) =>
  platform.db.rows<{ value: string; match_type: string }>(
    'select value, match_type from ad_keywords where parent_id = $1 and archived_at is null order by id',
    [parent],
  );
type Added = OptionsOf<'AdKeywordsResource.create'>['keywords'][number];
const addKeywords = (parent_id: string, ...keywords: [Added['match_type'], string][]) =>
  studio().call('AdKeywordsResource.create', {
    ...{ parent_id, keywords: keywords.map(([match_type, value]) => ({ match_type, value })) },
  });

test('[ADS-21] /advertiser/ads/duplicate/ copies a campaign with all its ad groups, ads and keywords, from where it is edited', async () => {
  await studio().call('CampaignResource.update', {
    campaign_id: ids.campaign,
    lifetime_spend_cap: 90_000_000,
  });
  await studio().call('AdGroupResource.update', {
    ...{ ad_group_id: ids.group, name: 'Swiss', locations: ['CH'], placement_group: 'SEARCH' },
  });
  const { data: second } = await studio().call('AdTreeResource.create', {
    ...{ ad_account_id: ids.account, campaign_id: ids.campaign },
    ad_group: { name: 'French', budget_in_micro_currency: 3_000_000, locations: ['FR'] },
    ads: [{ pin_id: (await studio().saves.pin({ title: 'Table', link: 'https://lamps.example/t' })).id }],
  });
  const [french] = second.ad_ids;
  await studio().call('AdStatusResource.update', { level: 'AD', ids: [french ?? ''], status: 'PAUSED' });
  await addKeywords(ids.group, ['BROAD', 'red lamp'], ['EXACT_NEGATIVE', 'broken lamp']);
  await addKeywords(ids.campaign, ['PHRASE_NEGATIVE', 'second hand']);
  const edit = await studio().opens(`/advertiser/ads/edit/?campaignId=${ids.campaign}`);
  const to = edit.one('link', 'Duplicate campaign').attribute('href') ?? '';
  expect(to).toBe(`/advertiser/ads/duplicate/?campaignId=${ids.campaign}`);
  const page = await studio().opens(to);
  expect(page.one('textbox', 'Name').attribute('value')).toBe('Copy of Lamps');
  expect(page.one('main').text).toContain('2 ad groups: Swiss and French');
  const { id, ads_left_out } = await copy();
  await platform.runJobs();
  expect(ads_left_out).toBe(0);
  const made = await tree(id);
  expect(made.campaign).toMatchObject({
    name: 'Lamps again',
    status: 'PAUSED',
    lifetime_spend_cap: 90_000_000,
  });
  expect(made.ad_groups).toMatchObject([
    { name: 'Swiss', targeting_spec: { LOCATION: ['CH'] }, placement_group: 'SEARCH', status: 'ACTIVE' },
    { name: 'French', budget_in_micro_currency: 3_000_000, targeting_spec: { LOCATION: ['FR'] } },
  ]);
  const [swiss, other] = made.ad_groups.map((group) => group.id);
  expect(await adsOf(swiss ?? '')).toMatchObject([
    { name: 'Lamp', status: 'ACTIVE', review_status: 'PENDING' },
  ]);
  expect(await adsOf(other ?? '')).toMatchObject([{ name: 'Table', status: 'PAUSED' }]);
  expect(await keywordsOf(swiss ?? '')).toEqual(await keywordsOf(ids.group));
  expect(await keywordsOf(id)).toEqual([{ value: 'second hand', match_type: 'PHRASE_NEGATIVE' }]);
  const report = await studio().opens(
    `/advertiser/reporting/campaigns/?message=duplicated&campaignIds=${id}`,
  );
  const listed = report.select('tbody th a').map(({ text }) => text);
  expect(listed).toContain('Lamps again');
  expect(listed).not.toContain('Lamps');
});

test('days that are over, archived parts and pins that are gone are left out; a refusal copies nothing', async () => {
  const gone = await studio().saves.pin({ title: 'Gone', link: 'https://lamps.example/g' });
  await studio().call('AdsResource.create', { ad_group_id: ids.group, ads: [{ pin_id: gone.id }] });
  await studio().call('PinResource.delete', { id: gone.id });
  await studio().call('AdGroupResource.update', {
    ...{ ad_group_id: ids.group, budget_type: 'LIFETIME', end_date: '2026-03-10' },
  });
  platform.clock.set(new Date('2026-03-20T12:00:00Z'));
  await expect(copy()).rejects.toMatchObject({ field: 'ad_group.end_date', reason: 'budget-needs-end' });
  await expect(copy({ end_date: '2026-03-19' })).rejects.toMatchObject({ field: 'ad_group.end_date' });
  const count = async () =>
    Number((await platform.db.rows<{ n: string }>('select count(*) as n from ad_campaigns'))[0]?.n);
  expect(await count()).toBe(1);
  const { id, ads_left_out } = await copy({ end_date: '2026-03-31', status: 'ACTIVE' });
  expect(ads_left_out).toBe(1);
  const made = await tree(id);
  expect(made.campaign).toMatchObject({ status: 'ACTIVE', end_date: null });
  expect(made.ad_groups).toMatchObject([{ end_date: '2026-03-31', start_date: null }]);
});

test('nobody copies the campaign of others, nor sees its page', async () => {
  const pin = (await cast.ada.saves.pin()).id;
  const hers = await adRows(platform.db, { ownerId: cast.ada.id, pinId: pin as Id });
  await expect(copy({ campaign_id: hers.campaign })).rejects.toMatchObject({ kind: 'not-found' });
  expect((await studio().opens(`/advertiser/ads/duplicate/?campaignId=${hers.campaign}`)).status).toBe(404);
});
