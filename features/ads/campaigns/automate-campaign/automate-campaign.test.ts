import { beforeEach, expect, test } from 'vitest';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { type AdIds, adRows } from '../testing-ads.ts';

let platform: TestPlatform;
let cast: Cast;
let ids: AdIds;
let pins: [string, string];
let topics: [string, string];

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-03-04T12:00:00Z'));
  cast = await castOf(platform);
  const lamp = async (title: string) =>
    (await cast.studio.saves.pin({ title, link: 'https://lamps.example/' })).id;
  pins = [await lamp('Red lamp'), await lamp('Blue lamp')];
  ids = await adRows(platform.db, { ownerId: cast.studio.id, pinId: pins[0] as Id });
  const found = await platform.db.rows<{ id: string }>(
    'select id from interests where hidden_at is null order by id limit 2',
  );
  topics = [found[0]?.id ?? '', found[1]?.id ?? ''];
  for (const [at, pin] of pins.entries()) await isAbout(pin, topics[at] ?? '');
});

const isAbout = (pin: string, topic: string) =>
  platform.db.write(
    `insert into pin_interests (home, pin_id, interest_id, reason) values ($1, $2, $3, 'owner')`,
    [homeOf(pin as Id), pin, topic],
  );
const values = { name: 'Lamps for all', budget_in_micro_currency: 4_000_000, end_date: '2026-03-31' };
const create = async (more: object = {}) =>
  (
    await cast.studio.call('AutomatedCampaignResource.create', {
      ...{ ad_account_id: ids.account, objective_type: 'CONSIDERATION', ...values, pin_ids: [pins[0]] },
      ...more,
    })
  ).data.id;
const update = (campaign_id: string, more: object = {}) =>
  cast.studio.call('AutomatedCampaignResource.update', {
    campaign_id,
    ...values,
    pin_ids: [pins[0]],
    ...more,
  });
const tree = async (campaign_id: string) => {
  const { data } = await cast.studio.call('AdTreeResource.get', { campaign_id });
  const ad_group_id = data.ad_groups[0]?.id ?? '';
  return (await cast.studio.call('AdTreeResource.get', { ad_group_id })).data;
};

test('[ADS-17] /advertiser/automated/ads/create/ makes a campaign of pins and a budget on one page; whom it is for follows from the pins', async () => {
  await cast.studio.call('CampaignToolResource.update', { campaign_tool: 'AUTOMATED_CAMPAIGN' });
  const [way] = (await cast.studio.opens('/advertiser/')).all('link', 'Create campaign');
  expect(way?.attribute('href')).toBe('/advertiser/automated/ads/create/');
  const page = await cast.studio.opens(way?.attribute('href') ?? '');
  expect(
    page
      .select('input[name=pin_ids]')
      .map((one) => one.attribute('value'))
      .toSorted(),
  ).toEqual(pins.toSorted());
  expect(page.select('[name=locations], [name=bid_in_micro_currency]')).toEqual([]);
  const made = await tree(await create({ pin_ids: pins }));
  expect(made.campaign).toMatchObject({
    name: 'Lamps for all',
    is_automated: true,
    objective_type: 'CONSIDERATION',
  });
  expect(made.ad_groups).toMatchObject([
    {
      ...{ budget_in_micro_currency: 4_000_000, budget_type: 'DAILY', end_date: '2026-03-31' },
      ...{ bid_strategy_type: 'AUTOMATIC_BID', bid_in_micro_currency: null },
    },
  ]);
  expect(made.ad_groups[0]?.targeting_spec.INTEREST?.toSorted()).toEqual(topics.toSorted());
  expect(made.ads.map(({ name, review_status }) => [name, review_status])).toEqual([
    ['Red lamp', 'PENDING'],
    ['Blue lamp', 'PENDING'],
  ]);
  const report = await cast.studio.opens('/advertiser/reporting/campaigns/');
  expect(report.select('tbody th a').map(({ text }) => text)).toContain('Lamps for all');
});

test('[ADS-18] /advertiser/automated/ads/edit/ changes an automated campaign, reached from where it is edited; its audience follows its pins', async () => {
  const id = await create();
  const full = await cast.studio.opens(`/advertiser/ads/edit/?campaignId=${id}`);
  const to = full.one('link', 'Edit this automated campaign on one page').attribute('href') ?? '';
  expect(to).toBe(`/advertiser/automated/ads/edit/?campaignId=${id}`);
  const page = await cast.studio.opens(to);
  expect(page.one('textbox', 'Name').attribute('value')).toBe('Lamps for all');
  const chosen = page.select('input[name=pin_ids][checked]');
  expect(chosen.map((one) => one.attribute('value'))).toEqual([pins[0]]);
  await update(id, { name: 'Blue', budget_in_micro_currency: 6_000_000, pin_ids: [pins[1]] });
  const changed = await tree(id);
  expect(changed.campaign).toMatchObject({ name: 'Blue', status: 'ACTIVE' });
  expect(changed.ad_groups).toMatchObject([
    { name: 'Blue', budget_in_micro_currency: 6_000_000, targeting_spec: { INTEREST: [topics[1]] } },
  ]);
  expect(changed.ads.map(({ name }) => name)).toEqual(['Blue lamp']);
  const { data: changes } = await cast.studio.call('AdChangesResource.get', { ad_account_id: ids.account });
  expect(changes.filter(({ before }) => before).map(({ level }) => level)).toEqual([
    'AD',
    'AD_GROUP',
    'CAMPAIGN',
  ]);
  await update(id, { status: 'PAUSED' });
  await update(id, {});
  expect((await tree(id)).campaign.status).toBe('PAUSED');
  const statusOf = async (campaignId: string, who = cast.studio) =>
    (await who.opens(`/advertiser/automated/ads/edit/?campaignId=${campaignId}`)).status;
  expect(await statusOf(ids.campaign)).toBe(404);
  await platform.db.write('update users set is_partner = true where id = $1', [cast.ada.id]);
  expect(await statusOf(id, cast.ada)).toBe(404);
});

test.each<[string, object, string]>([
  ['no pin', { pin_ids: [] }, 'pin_ids'],
  ['an end that is over', { end_date: '2026-03-03' }, 'end_date'],
  ['a budget that is too small', { budget_in_micro_currency: 1 }, 'budget_in_micro_currency'],
  ['no name', { name: '' }, 'name'],
])('%s is refused at its field, and nothing changes', async (_, more, field) => {
  const id = await create();
  const before = await tree(id);
  const named = { field: expect.stringContaining(field) };
  await expect(update(id, more)).rejects.toMatchObject(named);
  await expect(create(more)).rejects.toMatchObject(named);
  expect(await tree(id)).toEqual(before);
  await expect(update(ids.campaign)).rejects.toMatchObject({ kind: 'not-found' });
});

test("another's pin leaves the campaign as it was", async () => {
  const id = await create();
  const foreign = (await cast.ada.saves.pin()).id;
  const before = await tree(id);
  await expect(update(id, { pin_ids: [foreign], name: 'Other' })).rejects.toMatchObject({
    reason: 'pin-not-open',
  });
  expect(await tree(id)).toEqual(before);
});
