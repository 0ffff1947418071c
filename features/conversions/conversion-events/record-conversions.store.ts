import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type ActionSource, SAME_WITHIN_HOURS, type Source } from './conversion.ts';

const NEXT_IDS: Statement = {
  name: 'conversions-next-ids',
  text: `select (($1::bigint << 51) | nextval('ids')) as id from generate_series(1, $2::int)`,
};

export async function nextEventIds(db: Queryable, adAccountId: Id, count: number): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(NEXT_IDS, [homeOf(adAccountId), count]);
  return rows.map(({ id }) => id);
}

export interface ActionClaim {
  eventName: string;
  actionKey: string;
  firstId: Id;
}

const isOver = `excluded.first_at - a.first_at >= interval '${SAME_WITHIN_HOURS} hours'`;

const CLAIM: Statement = {
  name: 'conversions-claim-actions',
  // In one order, so that no two reports wait for each other.
  text: `insert into conversion_actions as a (home, ad_account_id, event_name, action_key, first_id, first_at)
    select $1::smallint, $2::bigint, claim.event_name, claim.action_key, claim.first_id, $6::timestamptz
    from unnest($3::text[], $4::text[], $5::bigint[]) as claim (event_name, action_key, first_id)
    order by claim.event_name, claim.action_key
    on conflict (home, ad_account_id, event_name, action_key) do update set
      first_id = case when ${isOver} then excluded.first_id else a.first_id end,
      first_at = case when ${isOver} then excluded.first_at else a.first_at end
    returning event_name as "eventName", action_key as "actionKey", first_id as "firstId"`,
};

/** The first event of each action: the one named here, unless another came within a day before. */
export function claimActions(
  tx: Transaction,
  adAccountId: Id,
  claims: readonly ActionClaim[],
  at: Date,
): Promise<ActionClaim[]> {
  return tx.rows<ActionClaim>(CLAIM, [
    ...[homeOf(adAccountId), adAccountId, claims.map((one) => one.eventName)],
    ...[claims.map((one) => one.actionKey), claims.map((one) => one.firstId), at],
  ]);
}

export interface EventRow {
  id: Id;
  tagId: Id | null;
  source: Source;
  eventName: string;
  eventId: string | null;
  actionSource: ActionSource;
  eventTime: Date;
  valueMicro: string | null;
  currency: string | null;
  orderKey: string | null;
  quantity: number | null;
  productIds: readonly string[];
  page: string | null;
  partner: string | null;
  keys: Record<string, readonly string[]>;
  isLimited: boolean;
  firstId: Id | null;
  problems: readonly string[];
}

const INSERT: Statement = {
  name: 'conversions-insert',
  text: `insert into conversion_events (home, id, ad_account_id, received_at, tag_id, source, event_name,
      event_id, action_source, event_time, value_micro, currency, order_key, quantity, product_ids, page, partner,
      keys, is_limited, first_id, problems, is_due)
    select $1::smallint, e.id, $2::bigint, $3::timestamptz, e.tag_id, e.source, e.event_name,
      e.event_id, e.action_source, e.event_time, e.value_micro, e.currency, e.order_key, e.quantity,
      string_to_array(e.product_ids, e'\\x1f'), e.page, e.partner, e.keys::jsonb, e.is_limited, e.first_id,
      string_to_array(e.problems, ' '), case when e.keys::jsonb ?| array['em', 'click_id', 'browser'] then true end
    from unnest($4::bigint[], $5::bigint[], $6::text[], $7::text[], $8::text[], $9::text[], $10::timestamptz[],
        $11::bigint[], $12::text[], $13::text[], $14::int[], $15::text[], $16::text[], $17::text[], $18::text[],
        $19::boolean[], $20::bigint[], $21::text[])
      as e (id, tag_id, source, event_name, event_id, action_source, event_time, value_micro, currency,
        order_key, quantity, product_ids, page, partner, keys, is_limited, first_id, problems)`,
};

/** Divides a list within an array, as PostgreSQL has no lists of lists of different lengths. */
const UNIT = '\x1f';

export async function insertEvents(
  tx: Transaction,
  adAccountId: Id,
  events: readonly EventRow[],
  at: Date,
): Promise<void> {
  const each = <Value>(of: (event: EventRow) => Value): Value[] => events.map(of);
  await tx.write(INSERT, [
    ...[homeOf(adAccountId), adAccountId, at, each((e) => e.id), each((e) => e.tagId)],
    ...[each((e) => e.source), each((e) => e.eventName), each((e) => e.eventId), each((e) => e.actionSource)],
    ...[
      each((e) => e.eventTime),
      each((e) => e.valueMicro),
      each((e) => e.currency),
      each((e) => e.orderKey),
    ],
    ...[each((e) => e.quantity), each((e) => e.productIds.join(UNIT)), each((e) => e.page)],
    ...[each((e) => e.partner), each((e) => JSON.stringify(e.keys)), each((e) => e.isLimited)],
    ...[each((e) => e.firstId), each((e) => e.problems.join(' '))],
  ]);
}
