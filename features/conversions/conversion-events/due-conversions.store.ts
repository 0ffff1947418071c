import type { LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { SAME_WITHIN_HOURS, type Source } from './conversion.ts';

const ACCOUNTS: Statement = {
  name: 'conversions-due-accounts',
  // Uses conversion_events_due, in all homes.
  text: `select distinct ad_account_id as id from conversion_events where is_due and ad_account_id > $1
    order by ad_account_id limit $2`,
};

/** In the order of their ids. */
export async function listAccountsWithDue(db: Queryable, after: Id | null, limit: number): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(ACCOUNTS, [after ?? '0', limit]);
  return rows.map(({ id }) => id);
}

export interface DueConversion {
  id: Id;
  eventName: string;
  source: Source;
  eventTime: Date;
  valueMicro: string | null;
  currency: string | null;
  keys: Record<string, string[]>;
  /** False for what another source had reported before. */
  isFirst: boolean;
}

const TAKE: Statement = {
  name: 'conversions-take-due',
  // Uses conversion_events_due.
  text: `update conversion_events set is_due = null
    where home = $1 and id in (
      select id from conversion_events where home = $1 and ad_account_id = $2 and is_due order by id limit $3)
    returning id, event_name, event_id, source, received_at, event_time, value_micro, currency, keys, first_id`,
};

interface TakenRow {
  id: Id;
  event_name: string;
  event_id: string | null;
  source: Source;
  received_at: Date;
  event_time: Date;
  value_micro: string | null;
  currency: string | null;
  keys: Record<string, string[]>;
  first_id: Id | null;
}

const REPEATED: Statement = {
  name: 'conversions-repeated',
  // Uses the primary key of conversion_events and conversion_events_by_key.
  text: `select e.id from conversion_events e where e.home = $1 and e.id = any($2::bigint[]) and (
      exists (select 1 from conversion_events f where f.home = e.home and f.id = e.first_id and f.source = e.source)
      or exists (select 1 from conversion_events f where f.home = e.home and f.ad_account_id = e.ad_account_id
        and f.event_id = e.event_id and f.event_name = e.event_name and f.source = e.source and f.id < e.id
        and f.received_at > e.received_at - interval '${SAME_WITHIN_HOURS} hours'))`,
};

export async function takeDue(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  limit: number,
): Promise<{ taken: number; due: DueConversion[] }> {
  const rows = await tx.rows<TakenRow>(TAKE, [homeOf(accountId), accountId, limit]);
  const others = rows.filter(({ first_id }) => first_id !== null).map(({ id }) => id);
  const repeated = others.length > 0 ? await tx.rows<{ id: Id }>(REPEATED, [homeOf(accountId), others]) : [];
  const isRepeated = new Set(repeated.map(({ id }) => id));
  const due = rows
    .filter(({ id }) => !isRepeated.has(id))
    .map((row) => ({
      ...{ id: row.id, eventName: row.event_name, source: row.source, eventTime: row.event_time },
      ...{
        valueMicro: row.value_micro,
        currency: row.currency,
        keys: row.keys,
        isFirst: row.first_id === null,
      },
    }));
  return { taken: rows.length, due };
}
