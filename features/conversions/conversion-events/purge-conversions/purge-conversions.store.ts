import type { Queryable, Statement } from '#platform/database/database.ts';

const EVENTS: Statement = {
  name: 'conversions-purge-events',
  // Uses conversion_events_to_purge.
  text: `delete from conversion_events where (home, id) in (
    select home, id from conversion_events where received_at < $1 order by received_at limit $2)`,
};

/** Returns how many, as the others do. */
export function deleteEventsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  return db.write(EVENTS, [before, limit]);
}

const ACTIONS: Statement = {
  name: 'conversions-purge-actions',
  // Uses conversion_actions_to_purge.
  text: `delete from conversion_actions where (home, ad_account_id, event_name, action_key) in (
    select home, ad_account_id, event_name, action_key from conversion_actions
    where first_at < $1 order by first_at limit $2)`,
};

export function deleteActionsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  return db.write(ACTIONS, [before, limit]);
}

const TEST_EVENTS: Statement = {
  name: 'conversions-purge-test-events',
  // Uses conversion_test_events_to_purge.
  text: `delete from conversion_test_events where (home, id) in (
    select home, id from conversion_test_events where received_at < $1 order by received_at limit $2)`,
};

export function deleteTestEventsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  return db.write(TEST_EVENTS, [before, limit]);
}

const GRANTS: Statement = {
  name: 'conversions-purge-grants',
  // Uses conversion_grants_to_purge.
  text: `delete from conversion_grants where (home, id) in (
    select home, id from conversion_grants where created_at < $1 order by created_at limit $2)`,
};

export function deleteGrantsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  return db.write(GRANTS, [before, limit]);
}
