import type { AllowedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface TestRow {
  code: string;
  ends_at: Date;
}

const FIND: Statement = {
  name: 'conversion-tests-find',
  text: 'select code, ends_at from conversion_tests where home = $1 and ad_account_id = $2 and ends_at > $3',
};

/** The one that lasts. */
export async function findTest(db: Queryable, adAccountId: Id, now: Date): Promise<TestRow | null> {
  const [row] = await db.rows<TestRow>(FIND, [homeOf(adAccountId), adAccountId, now]);
  return row ?? null;
}

export interface TestEvent {
  source: 'tag' | 'api';
  eventName: string;
  eventId: string | null;
  page: string | null;
  keyNames: readonly string[];
  problems: readonly string[];
  refusal: string | null;
}

const INSERT: Statement = {
  name: 'conversion-tests-insert-events',
  text: `insert into conversion_test_events (home, id, ad_account_id, source, event_name, event_id, received_at, page,
      key_names, problems, refusal)
    select $1::smallint, ($1::bigint << 51) | nextval('ids'), $2::bigint, e.source, e.event_name, e.event_id,
      $3::timestamptz, e.page, string_to_array(e.key_names, ' '), string_to_array(e.problems, ' '), e.refusal
    from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[])
      as e (source, event_name, event_id, page, key_names, problems, refusal)`,
};

export async function insertTestEvents(
  tx: Transaction,
  adAccountId: Id,
  events: readonly TestEvent[],
  at: Date,
): Promise<void> {
  await tx.write(INSERT, [
    ...[homeOf(adAccountId), adAccountId, at, events.map((e) => e.source), events.map((e) => e.eventName)],
    ...[events.map((e) => e.eventId), events.map((e) => e.page), events.map((e) => e.keyNames.join(' '))],
    ...[events.map((e) => e.problems.join(' ')), events.map((e) => e.refusal)],
  ]);
}

const START: Statement = {
  name: 'conversion-tests-start',
  text: `insert into conversion_tests as t (home, ad_account_id, code, ends_at) values ($1, $2, $3, $4)
    on conflict (home, ad_account_id) do update set code = excluded.code, ends_at = excluded.ends_at`,
};

/** It takes the place of the one before. */
export async function upsertTest(
  tx: Transaction,
  { id }: AllowedAdAccount,
  { code, endsAt }: { code: string; endsAt: Date },
): Promise<void> {
  await tx.write(START, [homeOf(id), id, code, endsAt]);
}

export interface TestEventRow {
  id: Id;
  source: 'tag' | 'api';
  event_name: string;
  event_id: string | null;
  received_at: Date;
  page: string | null;
  key_names: string[];
  problems: string[];
  refusal: string | null;
}

const LIST: Statement = {
  name: 'conversion-tests-list-events',
  // Uses conversion_test_events_of_account.
  text: `select id, source, event_name, event_id, received_at, page, key_names, problems, refusal
    from conversion_test_events where home = $1 and ad_account_id = $2 order by id desc limit 100`,
};

export function listTestRows(db: Queryable, adAccountId: Id): Promise<TestEventRow[]> {
  return db.rows<TestEventRow>(LIST, [homeOf(adAccountId), adAccountId]);
}
