import { settleAds } from '#features/ads/delivery/settle-ads/settle-ads.service.ts';
import { loadConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export const ADS = 100;
export const DAYS = 90;

export const clock = { now: () => new Date() };

export interface Place {
  db: Database;
  accountId: Id;
  ads: { adId: Id; adGroupId: Id; campaignId: Id; pinId: Id }[];
  people: Id[];
}

export async function makeAds(db: Database): Promise<Place> {
  const users = await db.rows<{ id: Id }>(
    "select id from users where username like 'person%' order by id limit 20",
  );
  const [owner, ...others] = users.map(({ id }) => id);
  if (!owner) throw new Error('nobody is there');
  const home = homeOf(owner);
  const id = 'new_id($1::smallint)';
  await db.write('update users set is_partner = true where home = $1 and id = $2', [home, owner]);
  const [account] = await db.rows<{ id: Id }>(
    `insert into ad_accounts (home, id, owner_id, name, country, currency, time_zone, balance_micro, created_at, updated_at)
     values ($1::smallint, ${id}, $2, 'Shop', 'CH', 'USD', 'UTC', 1000000000000, now(), now()) returning id`,
    [home, owner],
  );
  const accountId = account?.id ?? owner;
  const pins = await db.rows<{ id: Id }>('select id from pins where home = $1 and pinner_id = $2 limit $3', [
    home,
    owner,
    ADS,
  ]);
  const ads: Place['ads'] = [];
  for (const { id: pinId } of pins) ads.push({ ...(await makeAd(db, accountId, pinId)), pinId });
  await fillPast(db, accountId);
  await db.write(`insert into user_settings (home, user_id, allow_marketing_cookies)
    select home, id, id % 2 = 0 from users where username like 'person%'
    on conflict (home, user_id) do update set allow_marketing_cookies = excluded.allow_marketing_cookies`);
  return { db, accountId, ads, people: others };
}

async function makeAd(db: Database, accountId: Id, pinId: Id) {
  const home = homeOf(accountId);
  const insert = async (
    table: string,
    names: string,
    values: string,
    more: readonly unknown[] = [],
  ): Promise<Id> => {
    const [row] = await db.rows<{ id: Id }>(
      `insert into ${table} (home, id, ad_account_id, name, status, created_at, updated_at, ${names})
       values ($1::smallint, new_id($1::smallint), $2, 'Spring', 'ACTIVE', now(), now(), ${values}) returning id`,
      [home, accountId, ...more],
    );
    if (!row) throw new Error(`no row in ${table}`);
    return row.id;
  };
  const campaignId = await insert('ad_campaigns', 'objective_type', "'AWARENESS'");
  const adGroupId = await insert(
    'ad_groups',
    `campaign_id, budget_type, bid_strategy_type, budget_in_micro_currency, bid_in_micro_currency, billable_event,
      placement_group, targeting, pacing_delivery_type`,
    "$3, 'DAILY', 'MAX_BID', 1000000000, 2000000, 'IMPRESSION', 'ALL', '{}', 'ACCELERATED'",
    [campaignId],
  );
  const adId = await insert(
    'ads',
    'campaign_id, ad_group_id, pin_id, review_status, submitted_at',
    "$3, $4, $5, 'APPROVED', now()",
    [campaignId, adGroupId, pinId],
  );
  return { adId, adGroupId, campaignId };
}

async function fillPast(db: Database, accountId: Id): Promise<void> {
  const values = [homeOf(accountId), accountId];
  const hours = `generate_series(1, ${DAYS * 24}) as h (n)`;
  const hour = "date_trunc('hour', now()) - h.n * interval '1 hour'";
  await db.write(
    `insert into ad_hours (home, ad_account_id, ad_id, hour, campaign_id, ad_group_id, impressions, closeups, saves,
      outbound_clicks, hides, spend_micro)
     select home, ad_account_id, id, ${hour}, campaign_id, ad_group_id, 100, 4, 1, 2, 0, 20000
     from ads, ${hours} where home = $1 and ad_account_id = $2`,
    values,
  );
  await db.write(
    `insert into ad_conversions (home, ad_account_id, report_time, hour, ad_id, campaign_id, ad_group_id, event_name, source,
      is_first, touch, click_days, engagement_days, view_days, conversions, value_micro)
     select home, ad_account_id, t, ${hour}, id, campaign_id, ad_group_id, 'checkout', 'tag', true, 'click', 1, 0, 0, 1, 5000000
     from ads, ${hours}, unnest(array['TIME_OF_AD_ACTION', 'TIME_OF_CONVERSION']) as t
     where home = $1 and ad_account_id = $2`,
    values,
  );
  // As the minute's job does with past days.
  await db.write(
    `insert into ad_conversion_days (home, ad_account_id, report_time, day, ad_id, campaign_id, ad_group_id, event_name, source,
      is_first, touch, click_days, engagement_days, view_days, conversions, value_micro)
     select home, ad_account_id, report_time, (hour at time zone 'UTC')::date, ad_id, campaign_id, ad_group_id, event_name,
       source, is_first, touch, click_days, engagement_days, view_days, sum(conversions), sum(value_micro)
     from ad_conversions where home = $1 and ad_account_id = $2 group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14`,
    values,
  );
  await db.write(
    `insert into ad_events (home, id, ad_account_id, campaign_id, ad_group_id, ad_id, kind, day, viewer_key, placement,
      occurred_at, is_due)
     select home, new_id(home), ad_account_id, campaign_id, ad_group_id, id, 'hide', current_date, 'first', 'home', now(), true
     from ads where home = $1 and ad_account_id = $2 limit 1`,
    values,
  );
  await settleAds({ db, clock, config: loadConfig({ MODE: 'test' }) }, new AbortController().signal);
  await db.write('analyze');
}
