import { beforeEach, expect, test } from 'vitest';
import { givesAccess } from '#features/business/access/testing-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { listServableAds } from '../servable-ads.service.ts';
import { type AdIds, adRows } from '../testing-ads.ts';

let platform: TestPlatform;
let cast: Cast;
let ids: AdIds;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-03-04T12:00:00Z'));
  cast = await castOf(platform);
  const pin = await cast.studio.saves.pin({ link: 'https://lamps.example/' });
  ids = await adRows(platform.db, { ownerId: cast.studio.id, pinId: pin.id as Id });
});

const studio = () => cast.studio;
const campaign = (values: object, who = studio()) =>
  who.call('CampaignResource.update', { campaign_id: ids.campaign, ...values });
const group = (values: object, who = studio()) =>
  who.call('AdGroupResource.update', { ad_group_id: ids.group, ...values });
const ad = (values: object, who = studio()) => who.call('AdResource.update', { ad_id: ids.ad, ...values });
const tree = async () => (await studio().call('AdTreeResource.get', { ad_id: ids.ad })).data;
const changes = async () =>
  (await studio().call('AdChangesResource.get', { ad_account_id: ids.account })).data;
const shown = async () => (await listServableAds(platform))[0];

/** As if so much was spent today, and as much on other days. */
const spend = (scope: string, today: number) =>
  platform.db.write(
    `insert into ad_spend (home, scope_id, day, ad_account_id, reserved_micro)
     select o.home, $1, d.day, o.id, d.micro from ad_accounts o,
       (values (date '2026-03-04', $2::bigint), (date '0001-01-01', 2 * $2::bigint)) as d (day, micro) where o.id = $3`,
    [scope, today, ids.account],
  );

test('a campaign, an ad group and an ad are changed, shown as changed, and their changes undone', async () => {
  await campaign({ name: 'Summer', lifetime_spend_cap: 90_000_000, end_date: '2026-04-30' });
  await group({
    ...{ budget_in_micro_currency: 7_000_000, bid_strategy_type: 'MAX_BID', bid_in_micro_currency: 400_000 },
    ...{ locations: ['CH', 'FR'], genders: ['female'], placement_group: 'SEARCH', name: 'Switzerland' },
  });
  await ad({ name: 'Red lamp', status: 'PAUSED' });
  const { campaign: changed, ad_groups, ads } = await tree();
  expect(changed).toMatchObject({ name: 'Summer', lifetime_spend_cap: 90_000_000, end_date: '2026-04-30' });
  expect(ad_groups).toMatchObject([
    {
      ...{ name: 'Switzerland', budget_in_micro_currency: 7_000_000, bid_in_micro_currency: 400_000 },
      targeting_spec: { LOCATION: ['CH', 'FR'], GENDER: ['female'] },
    },
  ]);
  expect(ads).toMatchObject([{ name: 'Red lamp', status: 'PAUSED', review_status: 'APPROVED' }]);
  await ad({ status: 'ACTIVE' });
  expect(await shown()).toMatchObject({
    ...{ dailyCapMicro: 7_000_000, campaignLifetimeCapMicro: 90_000_000, bidMicro: 400_000 },
    ...{ endTime: new Date('2026-04-30T22:00:00Z'), placementGroup: 'SEARCH' },
  });
  for (const { id, is_undoable } of await changes())
    if (is_undoable) await studio().call('AdChangeUndoResource.create', { change_id: id });
  const restored = await tree();
  expect(restored.campaign).toMatchObject({ name: 'Lamps', lifetime_spend_cap: null, end_date: null });
  expect(restored.ad_groups[0]).toMatchObject({ name: 'Lamps', targeting_spec: {}, placement_group: 'ALL' });
  expect(restored.ads[0]).toMatchObject({ name: 'Lamp', status: 'ACTIVE' });
});

test('the history has only what changed, and by whom', async () => {
  await givesAccess(platform.db, studio(), cast.ben, 'ADMIN');
  const inItsName = { orbac_subject_id: studio().id };
  await group({ name: 'Lamps', budget_in_micro_currency: 6_000_000, ...inItsName }, cast.ben);
  await group({ name: 'Lamps' });
  expect(await changes()).toMatchObject([
    {
      ...{ level: 'AD_GROUP', actor: 'ben' },
      before: { budget_in_micro_currency: 5_000_000 },
      after: { budget_in_micro_currency: 6_000_000 },
    },
  ]);
});

test.each([
  [
    'a day below what the day spent',
    () => group({ budget_in_micro_currency: 2_000_000 }),
    'budget_in_micro_currency',
  ],
  [
    'a total below what was spent in all',
    () => group({ budget_in_micro_currency: 5_500_000, budget_type: 'LIFETIME', end_date: '2026-05-01' }),
    'budget_in_micro_currency',
  ],
  ['a limit below what the day spent', () => campaign({ daily_spend_cap: 2_999_999 }), 'daily_spend_cap'],
  ['a limit below what was spent', () => campaign({ lifetime_spend_cap: 5_999_999 }), 'lifetime_spend_cap'],
  [
    'two limits',
    () => campaign({ daily_spend_cap: 9_000_000, lifetime_spend_cap: 90_000_000 }),
    'lifetime_spend_cap',
  ],
  [
    'no budget anywhere',
    () => group({ budget_in_micro_currency: null, budget_type: 'CBO_ADGROUP' }),
    'budget_in_micro_currency',
  ],
  [
    'a total without an end',
    () => group({ budget_type: 'LIFETIME', budget_in_micro_currency: 9_000_000 }),
    'end_date',
  ],
  ['a bid that is missing', () => group({ bid_strategy_type: 'MAX_BID' }), 'bid_in_micro_currency'],
  ['a bid above the budget', () => group({ bid_in_micro_currency: 5_000_001 }), 'bid_in_micro_currency'],
  ['a start that is over', () => group({ start_date: '2026-03-03' }), 'start_date'],
  ['an end that is over', () => campaign({ end_date: '2026-03-03' }), 'end_date'],
  ['an end before the start', () => group({ start_date: '2026-03-09', end_date: '2026-03-08' }), 'end_date'],
  ['no name', () => campaign({ name: ' ' }), 'name'],
  ['a language that the site has not', () => group({ locales: ['xx'] }), 'locales'],
  ['a topic that there is none of', () => group({ interests: ['999999999'] }), 'interests'],
  ['a click that leads nowhere', () => ad({ destination_url: '' }), 'destination_url'],
  ['the pin of another', async () => ad({ pin_id: (await cast.ada.saves.pin()).id }), 'pin_id'],
])('%s is refused at its field, and nothing changes', async (_, change, field) => {
  await platform.db.write(`update ads set destination_url = 'https://lamps.example/'`);
  for (const scope of [ids.campaign, ids.group]) await spend(scope, 3_000_000);
  const before = await tree();
  await expect(change()).rejects.toMatchObject({ field });
  expect(await tree()).toEqual(before);
  expect(await changes()).toEqual([]);
});

test('what has begun keeps its first day, what is over can be renamed, and what is archived stays as it is', async () => {
  await group({ start_date: '2026-03-05', end_date: '2026-03-09' });
  await group({ start_date: '2026-03-06' });
  platform.clock.set(new Date('2026-03-20T12:00:00Z'));
  await group({ name: 'Over' });
  await expect(group({ start_date: '2026-03-25' })).rejects.toMatchObject({ field: 'start_date' });
  await group({ status: 'ARCHIVED' });
  await expect(group({ name: 'Again' })).rejects.toMatchObject({ reason: 'is-archived' });
});

test('a limit that ad groups spend from stays', async () => {
  await campaign({ daily_spend_cap: 9_000_000 });
  await group({ budget_type: 'CBO_ADGROUP', budget_in_micro_currency: null });
  expect(await shown()).toMatchObject({ dailyCapMicro: null, campaignDailyCapMicro: 9_000_000 });
  await expect(campaign({ daily_spend_cap: null })).rejects.toMatchObject({ reason: 'cap-is-needed' });
});

test('an ad with another pin or link is shown again only once it is approved', async () => {
  await ad({ name: 'Only a name' });
  expect(await shown()).toBeDefined();
  const other = await studio().saves.pin();
  await ad({ pin_id: other.id, destination_url: 'https://lamps.example/red' });
  expect(await shown()).toBeUndefined();
  expect((await tree()).ads).toMatchObject([{ pin_id: other.id, review_status: 'PENDING' }]);
});

test('[ADS-19] a campaign, each ad group and each ad has a page to change it, reached from the overview, which says what view it is, and pins are added on it', async () => {
  const second = await studio().saves.pin({ title: 'A second lamp', link: 'https://lamps.example/2' });
  const overview = await studio().opens('/advertiser/');
  const toAd = overview.one('list', 'Ads').one('link', 'Edit').attribute('href') ?? '';
  const named = (url: string) => Object.fromEntries(new URL(url, 'https://x.example').searchParams);
  const campaignOnly = { campaignId: ids.campaign, view: 'campaign' };
  const ofGroup = { campaignId: ids.campaign, adGroupId: ids.group, view: 'adgroup' };
  expect(named(toAd)).toEqual({ ...ofGroup, pinPromotionId: ids.ad, view: 'ad' });
  const page = await studio().opens(toAd);
  expect(page.one('heading', { level: 1 }).text).toBe('Edit ad');
  expect(page.one('textbox', 'Name').attribute('value')).toBe('Lamp');
  const parts = page.one('navigation', 'Parts of the campaign').all('link');
  const paths = parts.map((link) => link.attribute('href') ?? '');
  expect(paths.map(named)).toEqual([
    campaignOnly,
    ofGroup,
    { ...ofGroup, pinPromotionId: ids.ad, view: 'ad' },
    { ...ofGroup, isCreatingPins: 'true' },
    { partialCreate: 'true', campaignId: ids.campaign },
  ]);
  const group = await studio().opens(paths[1] ?? '');
  expect(group.one('heading', { level: 1 }).text).toBe('Edit ad group');
  expect(group.one('textbox', 'Budget (USD)').attribute('value')).toBe('5');
  const whole = await studio().opens(paths[0] ?? '');
  expect(whole.one('heading', { level: 1 }).text).toBe('Edit campaign');
  expect(whole.one('main').text).toContain('No limit of its own');
  const adding = await studio().opens(paths[3] ?? '');
  expect(adding.texts('button')).toContain('Add ads');
  expect(adding.select(`input[value="${second.id}"]`)).toHaveLength(1);
  const { data } = await studio().call('AdsResource.create', {
    ...{ ad_group_id: ids.group, ads: [{ pin_id: second.id, name: 'Second' }] },
  });
  expect((await tree()).ads.at(-1)).toMatchObject({
    ...{
      id: data.ids[0],
      name: 'Second',
      destination_url: 'https://lamps.example/2',
      review_status: 'PENDING',
    },
  });
  // A view needs what it shows, and others' are not there.
  const isThere = async (path: string, who = studio()) => (await who.opens(path)).status !== 404;
  expect(await isThere(`/advertiser/ads/edit/?campaignId=${ids.campaign}&view=adgroup`)).toBe(false);
  expect(
    await isThere(`/advertiser/ads/edit/?campaignId=${ids.campaign}&adGroupId=${ids.group}&view=campaign`),
  ).toBe(true);
  await platform.db.write('update users set is_partner = true where id = $1', [cast.ada.id]);
  expect(await isThere(toAd, cast.ada)).toBe(false);
});
