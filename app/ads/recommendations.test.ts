import { beforeEach, expect, test } from 'vitest';
import { type AdIds, adRows } from '#features/ads/campaigns/testing-ads.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;
let ids: AdIds;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  await platform.db.write(`update users set is_partner = true where username = 'studio'`);
  ids = await adRows(platform.db, { ownerId: cast.studio.id, pinId: cast.studio.id });
});

interface Hour {
  daysAgo: number;
  impressions?: number;
  clicks?: number;
  spend?: number;
}

/** As delivery counts it, at noon of that day. */
async function count(adId: Id, { daysAgo, impressions = 0, clicks = 0, spend = 0 }: Hour): Promise<void> {
  const noon = new Date(
    Math.floor(platform.clock.now().getTime() / 86_400_000 - daysAgo) * 86_400_000 + 43_200_000,
  );
  await platform.db.write(
    `insert into ad_hours (home, ad_account_id, ad_id, hour, campaign_id, ad_group_id, impressions, closeups, saves,
      outbound_clicks, hides, spend_micro) values ($1, $2, $3, $4, $5, $6, $7, 0, 0, $8, 0, $9)`,
    [homeOf(adId), ids.account, adId, noon, ids.campaign, ids.group, impressions, clicks, spend],
  );
}

/** Uses its daily budget of 5 on each of the last three days. */
async function fillBudget(): Promise<void> {
  for (const daysAgo of [1, 2, 3]) await count(ids.ad, { daysAgo, spend: 4_900_000, impressions: 10 });
}

async function opens() {
  const overview = await cast.studio.opens('/advertiser/');
  const link = overview.one('navigation', 'Pages about ads').one('link', 'Recommendations');
  return (await cast.studio.opens(link.attribute('href') ?? '')).one('main');
}

const open = async () =>
  (await cast.studio.call('AdRecommendationsResource.get', { ad_account_id: ids.account })).data;

const decide = (
  rule: 'budget_running_out' | 'silent_tag' | 'worn_out_ad' | 'idle_keyword',
  entity_id: Id,
) => {
  const asked = { ad_account_id: ids.account, rule, entity_id };
  return {
    apply: () => cast.studio.call('AdRecommendationResource.update', { ...asked, decision: 'APPLIED' }),
    dismiss: () => cast.studio.call('AdRecommendationResource.update', { ...asked, decision: 'DISMISSED' }),
  };
};

const undoLatest = async () => {
  const { data } = await cast.studio.call('AdDecisionsResource.get', { ad_account_id: ids.account });
  return cast.studio.call('AdDecisionResource.delete', { decision_id: data[0]?.id ?? '' });
};

const budget = async () =>
  (await platform.db.rows<{ budget: string }>('select budget_in_micro_currency as budget from ad_groups'))[0]
    ?.budget;

const status = async (id: Id) =>
  (await platform.db.rows<{ status: string }>('select status from ads where id = $1', [id]))[0]?.status;

async function addTag(): Promise<Id> {
  const { data } = await cast.studio.call('ConversionTagResource.create', {
    ...{ ad_account_id: ids.account, name: 'Shop' },
  });
  await platform.db.write(`update conversion_tags set created_at = created_at - interval '8 days'`);
  return data.id as Id;
}

test('[ADS-51] recommendations are found from the overview, by rule and with figures, to apply or dismiss', async () => {
  expect((await opens()).text).toContain('Nothing to recommend right now');
  await fillBudget();
  const tag = await addTag();
  const lines = (await opens()).one('list', 'Recommendations').all('listitem');
  expect(lines.map(({ text }) => text)).toEqual([
    expect.stringContaining('The daily budget of $5.00 was used up on 3 of the last 7 days.'),
    expect.stringContaining('It has reported nothing for 8 days.'),
  ]);
  expect(lines[0]?.texts('button')).toEqual(['Raise to $6.25', 'Dismiss']);
  expect(lines[1]?.texts('button')).toEqual(['Dismiss']);
  expect(lines[1]?.one('link', 'Health of tags').attribute('href')).toBe(
    '/advertiser/conversions/tag-health/',
  );
  await decide('budget_running_out', ids.group).apply();
  await decide('silent_tag', tag).dismiss();
  const main = await opens();
  expect(main.all('list', 'Recommendations')).toEqual([]);
  const decided = main.one('list', 'Applied and dismissed').all('listitem');
  expect(decided.map((line) => [line.text.includes('Dismissed'), ...line.texts('button')])).toEqual([
    [true, 'Undo'],
    [false, 'Undo'],
  ]);
});

test('a budget is raised as in the builder, is in the history, and is given back', async () => {
  await fillBudget();
  await decide('budget_running_out', ids.group).apply();
  expect(await budget()).toBe('6250000');
  const { data: changes } = await cast.studio.call('AdChangesResource.get', { ad_account_id: ids.account });
  expect(changes.map(({ level, actor }) => [level, actor])).toEqual([['AD_GROUP', 'studio']]);
  await expect(decide('budget_running_out', ids.group).apply()).rejects.toMatchObject({ kind: 'not-found' });
  await undoLatest();
  expect(await budget()).toBe('5000000');
  expect(await open()).toHaveLength(1);
});

test('what was changed again since is not given back', async () => {
  await fillBudget();
  await decide('budget_running_out', ids.group).apply();
  await platform.db.write('update ad_groups set budget_in_micro_currency = 9000000');
  await expect(undoLatest()).rejects.toMatchObject({ reason: 'changed-since' });
  expect(await budget()).toBe('9000000');
  const { data } = await cast.studio.call('AdDecisionsResource.get', { ad_account_id: ids.account });
  expect(data).toHaveLength(1);
});

test('a budget for all days, and the cap of a campaign, are proposed to last to the end', async () => {
  await fillBudget();
  const inTenDays = new Date(platform.clock.now().getTime() + 10 * 86_400_000);
  await platform.db.write(
    `update ad_groups set budget_type = 'LIFETIME', budget_in_micro_currency = 16000000, end_time = $1`,
    [inTenDays],
  );
  await platform.db.write('update ad_campaigns set daily_spend_cap = 5000000');
  await platform.db.write(
    `insert into ad_spend (home, scope_id, day, ad_account_id, reserved_micro) values ($1, $2, '0001-01-01', $3, 14700000)`,
    [homeOf(ids.group), ids.group, ids.account],
  );
  const found = await open();
  expect(found.map(({ entity_id, figures }) => [entity_id, figures.days_short ?? figures.full_days])).toEqual(
    [
      [ids.campaign, 3],
      [ids.group, 10],
    ],
  );
  await decide('budget_running_out', ids.campaign).apply();
  expect(await platform.db.rows('select daily_spend_cap as cap from ad_campaigns')).toEqual([
    { cap: '6250000' },
  ]);
  await decide('budget_running_out', ids.group).apply();
  // 14.70 are spent, and 2.10 a day for ten days.
  expect(await budget()).toBe('35700000');
});

test('what was dismissed stays away until a figure has changed by half, or that is undone', async () => {
  const tag = await addTag();
  await decide('silent_tag', tag).dismiss();
  expect(await open()).toEqual([]);
  await platform.db.write(`update conversion_tags set created_at = created_at - interval '3 days'`);
  expect(await open()).toEqual([]);
  await platform.db.write(`update conversion_tags set created_at = created_at - interval '1 day'`);
  expect((await open()).map(({ figures }) => figures)).toEqual([{ silent_days: 12 }]);
  await decide('silent_tag', tag).dismiss();
  await undoLatest();
  expect(await open()).toHaveLength(1);
  await expect(decide('silent_tag', tag).apply()).rejects.toMatchObject({ field: 'decision' });
});

test('a worn-out ad beside another one is paused, and is shown again', async () => {
  await count(ids.ad, { daysAgo: 10, impressions: 500, clicks: 10 });
  await count(ids.ad, { daysAgo: 2, impressions: 500, clicks: 5 });
  expect(await open()).toEqual([]);
  await platform.db.write(
    `insert into ads (home, id, ad_account_id, campaign_id, ad_group_id, pin_id, name, status, review_status, submitted_at,
      created_at, updated_at) select home, (home::bigint << 51) | nextval('ids'), ad_account_id, campaign_id, ad_group_id,
      pin_id, 'Other', status, review_status, now(), now(), now() from ads`,
  );
  expect((await open()).map(({ figures }) => figures)).toEqual([
    { impressions: 500, rate: 0.01, rate_before: 0.02 },
  ]);
  await decide('worn_out_ad', ids.ad).apply();
  expect(await status(ids.ad)).toBe('PAUSED');
  expect(await open()).toEqual([]);
  await undoLatest();
  expect(await status(ids.ad)).toBe('ACTIVE');
});

test('an idle keyword is archived, and used again', async () => {
  const added = { parent_id: ids.group, keywords: [{ match_type: 'BROAD' as const, value: 'lamp' }] };
  const { data: keywords } = await cast.studio.call('AdKeywordsResource.create', added);
  const keyword = keywords[0]?.id as Id;
  await count(ids.ad, { daysAgo: 3, impressions: 100 });
  expect(await open()).toEqual([]);
  await platform.db.write(`update ad_keywords set created_at = created_at - interval '30 days'`);
  expect(await open()).toMatchObject([
    { rule: 'idle_keyword', name: 'lamp', figures: { group_impressions: 100 } },
  ]);
  await decide('idle_keyword', keyword).apply();
  const archived = async () =>
    (await platform.db.rows<{ at: Date | null }>('select archived_at as at from ad_keywords'))[0]?.at !==
    null;
  expect([await archived(), await open()]).toEqual([true, []]);
  await undoLatest();
  expect(await archived()).toBe(false);
});
