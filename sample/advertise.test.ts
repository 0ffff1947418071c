import { expect, test } from 'vitest';
import { listWrongCounts } from '#app/wrong-counts.ts';
import { listServableAds } from '#features/ads/campaigns/servable-ads.service.ts';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { advertise } from './advertise.ts';
import { samplePin } from './sample-pins.ts';
import { SAMPLE_ADVERTISERS } from './words/ads.ts';

const PINS = SAMPLE_ADVERTISERS.flatMap(({ owner, campaigns }) =>
  campaigns.flatMap(({ groups }) =>
    groups.flatMap(({ ads }) => ads.map(({ board, pin }) => samplePin(owner, board, pin))),
  ),
);

test('sample businesses have advertised for 90 days, with reports, ledger and budgets that agree, once only', async () => {
  const platform = await testPlatform(await freshDatabase());
  const { db } = platform;
  const { studio, ben } = await castOf(platform);
  await db.write(`update users set is_partner = true where username in ('studio', 'ben')`);
  await db.write(
    `update accounts set email = case username when 'ben' then 'nordwool' else username end || '@sample.example'`,
  );
  for (const { owner, title } of PINS) await (owner === 'studio' ? studio : ben).saves.pin({ title });
  const { signal } = new AbortController();
  for (const _ of [1, 2]) await advertise(platform, signal);

  expect(await listWrongCounts(db)).toEqual([]);
  expect(
    await db.rows(`select (select sum(h.spend_micro)::int from ad_hours h where h.ad_account_id = a.id) =
        (select -sum(l.amount_micro)::int from ad_ledger l where l.ad_account_id = a.id and l.reason = 'charge'
          and book = 'advertiser') as agrees,
        (select count(distinct (h.hour at time zone 'UTC')::date)::int from ad_hours h
          where h.ad_account_id = a.id) >= 90 as is_long,
        (select max(s.posted_micro) = max(s.reserved_micro) from ad_spend s where s.scope_id = a.id) as is_posted,
        (select bool_and(s.reserved_micro <= g.budget_in_micro_currency) from ad_groups g join ad_spend s
          on s.scope_id = g.id and (s.day > '0001-01-01') = (g.budget_type = 'DAILY')
          where g.ad_account_id = a.id) as is_within, a.is_sample
      from ad_accounts a`),
  ).toEqual(
    SAMPLE_ADVERTISERS.map(() => ({
      ...{ agrees: true, is_long: true, is_posted: true, is_within: true, is_sample: true },
    })),
  );
  expect(await listServableAds(platform)).toHaveLength(PINS.length);
  studio.viewer.isPartner = true;
  const { data: accounts } = await studio.call('AdAccountsResource.get', {});
  expect(accounts).toMatchObject([{ is_sample: true }]);
  const asked = { ad_account_id: accounts[0]?.id ?? '', level: 'CAMPAIGN', days: 30 } as const;
  const { data: totals } = await studio.call('AdReportTotalsResource.get', asked);
  expect(totals.counts.impressions).toBeGreaterThan(50_000);
  expect(totals.counts.conversions).toBeGreaterThan(10);
  // The same from past days in one row each as from hours.
  expect((await db.rows('delete from ad_counted_days returning ad_account_id')).length).toBe(2);
  expect((await studio.call('AdReportTotalsResource.get', asked)).data.counts).toEqual(totals.counts);
  expect(totals.counts.conversions).toBeLessThan(totals.counts.outbound_clicks);
  expect(totals.counts.spend_in_micro_currency).toBeGreaterThan(100_000_000);
  const { data: campaigns } = await studio.call('AdReportRowsResource.get', asked);
  const { data } = await studio.call('AdInsightsResource.get', {
    campaign_id: campaigns[0]?.id ?? '',
    days: 30,
  });
  const sums = Map.groupBy(data.groups, ({ dimension }) => dimension);
  expect([...sums.keys()].sort()).toEqual([...['age', 'country', 'gender', 'hour', 'language', 'placement']]);
  const counted = [...sums.values()].map((groups) =>
    groups.reduce((sum, { counts }) => sum + (counts.impressions ?? 0), 0),
  );
  expect(new Set(counted).size).toBe(1);
});
