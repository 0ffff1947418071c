import {
  ATTRIBUTED_SUMS,
  type AttributedCounts,
  attributionValues,
  isAttributed,
} from '#features/ads/attribution/attributed.ts';
import type { Attribution } from '#features/ads/attribution/attribution.ts';
import type { ReviewStatus } from '#features/ads/campaigns/campaign.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type ReportCounts, SUMS } from '../report.store.ts';

interface Span {
  from: Date;
  until: Date;
  timeZone: string;
}

export interface DayCounts extends Omit<ReportCounts, keyof AttributedCounts> {
  day: string;
}

const DAYS: Statement = {
  name: 'ad-overview-days',
  // Uses the primary key of ad_hours.
  text: `select (hour at time zone $5::text)::date::text as day, ${SUMS} from ad_hours
    where home = $1 and ad_account_id = $2 and hour >= $3 and hour < $4 group by day`,
};

/** Only days on which something happened. */
export function listDayCounts(
  db: Queryable,
  accountId: Id,
  { from, until, timeZone }: Span,
): Promise<DayCounts[]> {
  return db.rows<DayCounts>(DAYS, [homeOf(accountId), accountId, from, until, timeZone]);
}

const ATTRIBUTED: Statement = {
  name: 'ad-overview-attributed',
  // Uses the primary key of ad_conversions.
  text: `select (hour at time zone $5::text)::date::text as day, ${ATTRIBUTED_SUMS} from ad_conversions
    where home = $1 and ad_account_id = $2 and hour >= $3 and hour < $4 and is_first and ${isAttributed(6)}
    group by day`,
};

/** Which conversions the ads had, on days that had any. */
export function listDayAttributed(
  db: Queryable,
  accountId: Id,
  { from, until, timeZone }: Span,
  attribution: Attribution,
): Promise<(AttributedCounts & { day: string })[]> {
  const values = [homeOf(accountId), accountId, from, until, timeZone, ...attributionValues(attribution)];
  return db.rows(ATTRIBUTED, values);
}

const CONVERSIONS: Statement = {
  name: 'ad-overview-conversions',
  // Uses conversion_events_by_time.
  text: `select (received_at at time zone $5::text)::date::text as day, count(*)::int as conversions
    from conversion_events
    where home = $1 and ad_account_id = $2 and received_at >= $3 and received_at < $4 and first_id is null
    group by day`,
};

/** What was reported of the business, whether or not an ad led there. */
export function listDayConversions(
  db: Queryable,
  accountId: Id,
  { from, until, timeZone }: Span,
): Promise<{ day: string; conversions: number }[]> {
  return db.rows(CONVERSIONS, [homeOf(accountId), accountId, from, until, timeZone]);
}

const REVIEWS: Statement = {
  name: 'ad-overview-reviews',
  // Uses ads_of_account.
  text: `select review_status, count(*)::int as ads from ads
    where home = $1 and ad_account_id = $2 and status <> 'ARCHIVED' group by review_status`,
};

export function countReviews(
  db: Queryable,
  accountId: Id,
): Promise<{ review_status: ReviewStatus; ads: number }[]> {
  return db.rows(REVIEWS, [homeOf(accountId), accountId]);
}

const TAGS: Statement = {
  name: 'ad-overview-tags',
  // Uses conversion_tags_of_account and conversion_events_of_tag.
  text: `select count(*)::int as tags, (count(*) filter (where not exists (
      select 1 from conversion_events e where e.home = t.home and e.tag_id = t.id and e.received_at >= $3)))::int as silent
    from conversion_tags t where t.home = $1 and t.ad_account_id = $2`,
};

/** How many tags there are, and how many of them reported nothing since. */
export async function countTags(
  db: Queryable,
  accountId: Id,
  since: Date,
): Promise<{ tags: number; silent: number }> {
  const [row] = await db.rows<{ tags: number; silent: number }>(TAGS, [homeOf(accountId), accountId, since]);
  return row ?? { tags: 0, silent: 0 };
}
