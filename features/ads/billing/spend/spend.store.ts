import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface SpendRange {
  /** The last day, as YYYY-MM-DD in the time zone. */
  day: string;
  days: number;
  timeZone: string;
}

export interface CampaignSpend {
  campaign_id: Id;
  name: string;
  spent_micro: number;
}

/** Charges of these days, with the campaigns of their ads. Uses ad_ledger_by_time and the primary keys of the others. */
const CHARGED = `charged as materialized (
    select l.home, l.ad_id, l.created_at, l.amount_micro from ad_ledger l
    where l.home = $1 and l.ad_account_id = $2 and l.book = 'advertiser' and l.reason = 'charge'
      and l.created_at >= ($3::date - $4::int + 1)::timestamp at time zone $5::text
      and l.created_at < ($3::date + 1)::timestamp at time zone $5)`;

const BY_CAMPAIGN: Statement = {
  name: 'ad-spend-by-campaign',
  text: `with ${CHARGED}
    select c.id as campaign_id, c.name, -sum(l.amount_micro)::float8 as spent_micro
    from charged l join ads a on a.home = l.home and a.id = l.ad_id join ad_campaigns c on c.home = a.home and c.id = a.campaign_id
    group by c.id, c.name order by spent_micro desc, c.id desc limit $6`,
};

const MOST_CAMPAIGNS = 200;

/** Who spent most first. */
export function listSpendByCampaign(
  db: Queryable,
  accountId: Id,
  { day, days, timeZone }: SpendRange,
): Promise<CampaignSpend[]> {
  const values = [homeOf(accountId), accountId, day, days, timeZone, MOST_CAMPAIGNS];
  return db.rows<CampaignSpend>(BY_CAMPAIGN, values);
}

const RECEIVED: Statement = {
  name: 'ad-spend-received',
  // Uses ad_ledger_by_time.
  text: `select coalesce(sum(amount_micro) filter (where reason = 'payment'), 0)::float8 as paid_micro,
      coalesce(sum(amount_micro) filter (where reason not in ('payment', 'charge')), 0)::float8 as credit_micro,
      -coalesce(sum(amount_micro) filter (where reason = 'charge'), 0)::float8 as spent_micro
    from ad_ledger where home = $1 and ad_account_id = $2 and book = 'advertiser'
      and created_at >= ($3::date - $4::int + 1)::timestamp at time zone $5::text
      and created_at < ($3::date + 1)::timestamp at time zone $5`,
};

export interface Received {
  paid_micro: number;
  credit_micro: number;
  spent_micro: number;
}

export async function sumReceived(
  db: Queryable,
  accountId: Id,
  { day, days, timeZone }: SpendRange,
): Promise<Received> {
  const [row] = await db.rows<Received>(RECEIVED, [homeOf(accountId), accountId, day, days, timeZone]);
  if (!row) throw new Error('no sum');
  return row;
}

export interface DaySpend extends CampaignSpend {
  day: string;
}

const BY_DAY: Statement = {
  name: 'ad-spend-by-day',
  text: `with ${CHARGED}, summed as (
      select (l.created_at at time zone $5)::date::text as day, c.id as campaign_id, c.name,
        -sum(l.amount_micro)::float8 as spent_micro
      from charged l join ads a on a.home = l.home and a.id = l.ad_id
      join ad_campaigns c on c.home = a.home and c.id = a.campaign_id and ($6::bigint is null or c.id = $6)
      group by 1, c.id, c.name)
    select * from summed where $7::text is null or (day, campaign_id) < ($7, $8::bigint)
    order by day desc, campaign_id desc limit $9`,
};

/** Latest first. */
export function listSpendByDay(
  db: Queryable,
  accountId: Id,
  {
    day,
    days,
    timeZone,
    campaignId,
    after,
    limit,
  }: SpendRange & {
    campaignId: Id | null;
    after: { day: string; campaignId: Id } | null;
    limit: number;
  },
): Promise<DaySpend[]> {
  return db.rows<DaySpend>(BY_DAY, [
    ...[homeOf(accountId), accountId, day, days, timeZone, campaignId],
    ...[after?.day ?? null, after?.campaignId ?? null, limit],
  ]);
}
