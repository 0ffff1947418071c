import { beforeEach, expect, test } from 'vitest';
import { endsAccess, givesAccess, manages } from '#features/business/access/testing-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import type { DraftEntries } from '../parts/tree-entries.ts';
import { type AdIds, adRows, draftRow } from '../testing-ads.ts';
import { newDraft } from './new-draft.ts';

let platform: TestPlatform;
let cast: Cast;
let ids: AdIds;
let pin: string;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-03-04T12:00:00Z'));
  cast = await castOf(platform);
  pin = (await cast.studio.saves.pin({ title: 'Red lamp', link: 'https://lamps.example/' })).id;
  ids = await adRows(platform.db, { ownerId: cast.studio.id, pinId: pin as Id });
});

const studio = () => cast.studio;
const EMPTY = newDraft({ objective: 'CONSIDERATION', campaignId: null, productGroupId: null }, 'Group');
const typed = (name: string, more: Partial<DraftEntries> = {}): DraftEntries => ({
  ...EMPTY,
  campaign: { ...EMPTY.campaign, name },
  ...more,
});
const begin = async (name: string, who = studio(), more: Partial<DraftEntries> = {}) =>
  (await who.call('AdDraftResource.create', { ad_account_id: ids.account, entries: typed(name, more) })).data;
const save = (draft_id: string, version: number, name: string, who = studio()) =>
  who.call('AdDraftResource.update', { draft_id, version, entries: typed(name) });
const draft = async (draft_id: string, who = studio()) =>
  (await who.call('AdDraftResource.get', { draft_id })).data;
const drafts = async (who = studio()) =>
  (await who.call('AdDraftsResource.get', { ad_account_id: ids.account })).data;
const campaigns = async () =>
  (await platform.db.rows<{ name: string }>('select name from ad_campaigns order by id')).map(
    ({ name }) => name,
  );
const changes = async () =>
  (await studio().call('AdChangesResource.get', { ad_account_id: ids.account })).data;

const campaign = { name: 'Spring', objective_type: 'CONSIDERATION' as const, daily_spend_cap: 9_000_000 };
const group = { name: 'Switzerland', budget_in_micro_currency: 5_000_000, locations: ['CH'] };
const tree = (more: object = {}) => ({
  ...{ ad_account_id: ids.account, campaign, ad_group: group, ads: [{ pin_id: pin }] },
  ...more,
});
const publish = (more: object = {}, who = studio()) => who.call('AdTreeResource.create', tree(more));

test('a draft is begun, saved, found again with what is not right yet, and discarded', async () => {
  const first = await begin('');
  const half = typed('Spring', { group: { ...EMPTY.group, budget: 'five', end: '2026-3' } });
  await studio().call('AdDraftResource.update', { draft_id: first.id, version: 1, entries: half });
  expect(await draft(first.id)).toMatchObject({ entries: half, version: 2, is_own: true });
  platform.clock.set(new Date('2026-03-04T13:00:00Z'));
  const second = await begin('Summer');
  expect((await drafts()).map(({ id }) => id)).toEqual([second.id, first.id]);
  await studio().call('AdDraftResource.delete', { draft_id: second.id });
  expect((await drafts()).map(({ id }) => id)).toEqual([first.id]);
  expect(await changes()).toEqual([]);
});

test('of two windows, the later one is refused and changes nothing, nor publishes what it does not show', async () => {
  const { id } = await begin('One');
  await save(id, 1, 'Two');
  await expect(save(id, 1, 'Three')).rejects.toMatchObject({ reason: 'draft-changed' });
  await expect(publish({ draft_id: id, version: 1 })).rejects.toMatchObject({ reason: 'draft-changed' });
  expect((await draft(id)).entries.campaign.name).toBe('Two');
  const both = await Promise.allSettled([save(id, 2, 'A'), save(id, 2, 'B')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('publishing makes the whole tree, ends the draft, and is in the history and in the reports', async () => {
  const { id } = await begin('Spring');
  const other = (await studio().saves.pin({ title: 'Blue lamp', link: 'https://lamps.example/blue' })).id;
  const { data } = await publish({ draft_id: id, version: 1, ads: [{ pin_id: pin }, { pin_id: other }] });
  expect(await drafts()).toEqual([]);
  const { data: made } = await studio().call('AdTreeResource.get', { ad_group_id: data.ad_group_id });
  expect(made).toMatchObject({
    campaign: { name: 'Spring', objective_type: 'CONSIDERATION', daily_spend_cap: 9_000_000 },
    ad_groups: [
      { name: 'Switzerland', billable_event: 'CLICKTHROUGH', targeting_spec: { LOCATION: ['CH'] } },
    ],
    ads: [{ name: 'Red lamp', review_status: 'PENDING' }, { destination_url: 'https://lamps.example/blue' }],
  });
  expect((await changes()).map(({ level, before }) => [level, before])).toEqual(
    ['AD', 'AD', 'AD_GROUP', 'CAMPAIGN'].map((level) => [level, null]),
  );
  const report = await studio().opens('/advertiser/reporting/campaigns/?message=created');
  expect(report.select('tbody th a').map(({ text }) => text)).toContain('Spring');
  await expect(publish({ draft_id: id, version: 1 })).rejects.toMatchObject({ kind: 'not-found' });
});

test.each<[string, object, object]>([
  [
    'two limits',
    { campaign: { ...campaign, lifetime_spend_cap: 9_000_000 } },
    { field: 'campaign.lifetime_spend_cap' },
  ],
  ['a campaign without a name', { campaign: { ...campaign, name: '' } }, { field: 'campaign.name' }],
  ['no campaign', { campaign: null }, { field: 'campaign' }],
  [
    'a budget that is too small',
    { ad_group: { ...group, budget_in_micro_currency: 1 } },
    { field: 'ad_group.budget_in_micro_currency' },
  ],
  [
    'a total without a last day',
    { ad_group: { ...group, budget_type: 'LIFETIME' } },
    { field: 'ad_group.end_date' },
  ],
  [
    'a language that the site has not',
    { ad_group: { ...group, locales: ['xx'] } },
    { field: 'ad_group.locales' },
  ],
  ['no ads', { ads: [] }, { field: 'ads' }],
  ['neither ads nor products', { ads: undefined }, { field: 'ads' }],
  ['products that nobody has', { product_group_id: '7' }, { field: 'product_group_id' }],
  [
    'a campaign of products without any',
    { campaign: { ...campaign, objective_type: 'CATALOG_SALES' } },
    { field: 'product_group_id', reason: 'product-group-missing' },
  ],
])('%s is refused at its field; nothing is made and the draft stays', async (_, more, refusal) => {
  const { id } = await begin('Spring');
  await expect(publish({ draft_id: id, version: 1, ...more })).rejects.toMatchObject(refusal);
  expect(await campaigns()).toEqual(['Lamps']);
  expect(await changes()).toEqual([]);
  expect((await draft(id)).version).toBe(1);
});

test('a refused ad leaves no campaign behind', async () => {
  const foreign = (await cast.ada.saves.pin()).id;
  const silent = (await studio().saves.pin({ link: null })).id;
  for (const [wrong, field] of [
    [foreign, 'ads.1.pin_id'],
    [silent, 'ads.1.destination_url'],
  ])
    await expect(publish({ ads: [{ pin_id: pin }, { pin_id: wrong }] })).rejects.toMatchObject({ field });
  expect(await campaigns()).toEqual(['Lamps']);
});

test('who does not belong to the business finds no draft, nor does who no longer does, and a role decides', async () => {
  const { id } = await begin('Spring');
  const { ben } = cast;
  const inItsName = { orbac_subject_id: studio().id };
  const tries = (who: CastMember, draft_id: string, ad_account_id: string, as: object = {}) => [
    who.call('AdDraftResource.get', { draft_id, ...as }),
    who.call('AdDraftsResource.get', { ad_account_id, ...as }),
    who.call('AdDraftResource.update', { draft_id, version: 1, entries: EMPTY, ...as }),
    who.call('AdDraftResource.delete', { draft_id, ...as }),
    who.call('AdTreeResource.create', { ...tree({ draft_id, ad_account_id }), ...as }),
  ];
  const adas = await adRows(platform.db, { ownerId: cast.ada.id, pinId: pin as Id });
  const hers = await draftRow(platform.db, adas.account, 'Hers');
  for (const asked of await Promise.allSettled(tries(studio(), hers, adas.account)))
    expect(asked).toMatchObject({ status: 'rejected', reason: { kind: 'not-found' } });
  await givesAccess(platform.db, studio(), ben, 'ANALYST');
  const [seen, listed, ...written] = await Promise.allSettled(tries(ben, id, ids.account, inItsName));
  expect([seen?.status, listed?.status]).toEqual(['fulfilled', 'fulfilled']);
  for (const asked of written) expect(asked).toMatchObject({ reason: { kind: 'forbidden' } });
  await endsAccess(platform.db, studio(), ben);
  await givesAccess(platform.db, studio(), ben, 'CAMPAIGN_MANAGER');
  await ben.call('AdDraftResource.update', { draft_id: id, version: 1, entries: EMPTY, ...inItsName });
  expect((await begin('Of Ben', studio())).is_own).toBe(true);
  await endsAccess(platform.db, studio(), ben);
  for (const asked of await Promise.allSettled(tries(ben, id, ids.account, inItsName)))
    expect(asked.status).toBe('rejected');
});

test('[ADS-20] /advertiser/ads/edit_draft/ goes on with the draft that campaignId names, which the builder lists, and has the view of the campaign only', async () => {
  const { id } = await begin('Spring plans');
  const create = await studio().opens('/advertiser/ads/create/');
  const to = create.one('region', 'Drafts').one('link', 'Continue Spring plans').attribute('href') ?? '';
  expect(to).toBe(`/advertiser/ads/edit_draft/?campaignId=${id}&view=campaign`);
  const page = await studio().opens(to);
  expect(page.one('heading', { level: 1 }).text).toBe('Edit draft');
  expect(page.select('input[name="campaign.name"]')[0]?.attribute('value')).toBe('Spring plans');
  const isThere = async (query: string, who = studio()) =>
    (await who.opens(`/advertiser/ads/edit_draft/?${query}`)).status === 200;
  expect(await isThere(`campaignId=${id}`)).toBe(true);
  for (const query of [
    `campaignId=${id}&view=adgroup`,
    `campaignId=${ids.campaign}&view=campaign`,
    'campaignId=x',
  ])
    expect(await isThere(query), query).toBe(false);
  await platform.db.write('update users set is_partner = true where id = $1', [cast.ada.id]);
  expect(await isThere(`campaignId=${id}`, cast.ada)).toBe(false);
});

test('the builder begins with what its address says, and goes on with the last draft', async () => {
  const opens = (query: string) => studio().opens(`/advertiser/ads/create/${query}`);
  await studio().call('CampaignToolResource.update', { campaign_tool: 'ADS_MANAGER' });
  const overview = await studio().opens('/advertiser/');
  const [way] = overview.all('link', 'Create campaign');
  expect(way?.attribute('href')).toBe('/advertiser/ads/create/');
  const objective = async (query: string) =>
    (await opens(query)).select('input[name="campaign.objective_type"][checked]')[0]?.attribute('value');
  expect(await objective('')).toBe('CONSIDERATION');
  expect(await objective('?objectiveType=PURCHASE')).toBe('WEB_CONVERSION');
  expect(await objective('?objectiveType=VIDEO_COMPLETION')).toBe('VIDEO_COMPLETION');
  expect(await objective('?objectiveType=nonsense')).toBe('CONSIDERATION');
  const steps = async (query: string) => (await opens(query)).one('navigation', 'Steps').texts('button');
  expect(await steps(`?campaignId=${ids.campaign}`)).toEqual(['Objective', 'Campaign', 'Ad group', 'Ads']);
  expect(await steps(`?partialCreate=true&campaignId=${ids.campaign}`)).toEqual(['Ad group', 'Ads']);
  const edit = await studio().opens(`/advertiser/ads/edit/?campaignId=${ids.campaign}`);
  expect(edit.one('link', 'Add ad group').attribute('href')).toBe(
    `/advertiser/ads/create/?partialCreate=true&campaignId=${ids.campaign}`,
  );
  const name = async (query: string) =>
    (await opens(query)).select('input[name="campaign.name"]')[0]?.attribute('value');
  await begin('Spring plans');
  expect(await name('')).toBe('');
  expect(await name('?resumeLastDraft=true')).toBe('Spring plans');
  const agency = await memberOf(platform, 'agency', 'Agency');
  await platform.db.write('update users set is_partner = true where id = $1', [agency.id]);
  await manages(platform.db, studio(), agency, 'ADMIN');
  const client = `managedClientId=${studio().id}`;
  const managed = await agency.opens(`/advertiser/ads/create/?${client}`);
  expect(managed.one('link', 'Continue Spring plans').attribute('href')).toContain(client);
});

test('an ad group is added to a campaign that is there, not to one of others', async () => {
  const added = { campaign: null, campaign_id: ids.campaign };
  const { data } = await publish(added);
  expect(data.campaign_id).toBe(ids.campaign);
  expect(await campaigns()).toEqual(['Lamps']);
  const joes = await adRows(platform.db, { ownerId: cast.ada.id, pinId: pin as Id });
  await expect(publish({ ...added, campaign_id: joes.campaign })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await studio().call('CampaignResource.update', { campaign_id: ids.campaign, status: 'ARCHIVED' });
  await expect(publish(added)).rejects.toMatchObject({ reason: 'is-archived' });
});
