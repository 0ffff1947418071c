import type { Queryable, Statement } from '#platform/database/database.ts';

const EVENTS: Statement = {
  name: 'ad-events-purge',
  // Uses ad_events_to_purge. What is not counted or posted yet stays.
  text: `delete from ad_events where (home, id) in (
    select home, id from ad_events where occurred_at < $1 order by occurred_at limit $2)
    and is_due is null and (is_posted or charge_micro = 0)`,
};

/** Returns how many. */
export function deleteEventsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  return db.write(EVENTS, [before, limit]);
}

const VIEWERS: Statement = {
  name: 'ad-viewers-purge',
  // Uses ad_viewers_to_purge.
  text: `delete from ad_viewers where (home, user_id, ad_id) in (
    select home, user_id, ad_id from ad_viewers where hidden_at is null and seen_on < $1::date
    order by seen_on limit $2) and hidden_at is null`,
};

export function deleteSeenBefore(db: Queryable, day: string, limit: number): Promise<number> {
  return db.write(VIEWERS, [day, limit]);
}

const SPEND: Statement = {
  name: 'ads-spend-purge',
  // Uses ad_spend_of_day; 0001-01-01 is all days.
  text: `delete from ad_spend where (home, scope_id, day) in (
    select home, scope_id, day from ad_spend where day > '0001-01-01' and day < $1::date order by day limit $2)`,
};

export function deleteSpendBefore(db: Queryable, day: string, limit: number): Promise<number> {
  return db.write(SPEND, [day, limit]);
}
