import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { ActionSource, Source } from '../conversion.ts';

export interface ListedEvent {
  id: Id;
  source: Source;
  tag_id: Id | null;
  event_name: string;
  event_id: string | null;
  action_source: ActionSource;
  event_time: Date;
  received_at: Date;
  value_micro: string | null;
  currency: string | null;
  has_order: boolean;
  quantity: number | null;
  product_ids: string[];
  page: string | null;
  partner: string | null;
  key_names: string[];
  is_limited: boolean;
  is_repeated: boolean;
  problems: string[];
}

const COLUMNS = `id, source, tag_id, event_name, event_id, action_source, event_time, received_at, value_micro,
  currency, order_key is not null as has_order, quantity, product_ids, page, partner,
  array(select jsonb_object_keys(keys) order by 1) as key_names, is_limited,
  first_id is not null as is_repeated, problems`;

const LIST: Statement = {
  name: 'conversions-list',
  // Uses conversion_events_of_account.
  text: `select ${COLUMNS} from conversion_events
    where home = $1 and ad_account_id = $2 and ($3::bigint is null or id < $3::bigint)
    order by id desc limit $4`,
};

const LIST_OF_SOURCE: Statement = {
  name: 'conversions-list-of-source',
  // Uses conversion_events_of_source.
  text: `select ${COLUMNS} from conversion_events
    where home = $1 and ad_account_id = $2 and source = $5 and ($3::bigint is null or id < $3::bigint)
    order by id desc limit $4`,
};

export function listEventRows(
  db: Queryable,
  adAccountId: Id,
  { source, after, limit }: { source: Source | undefined; after: Id | null; limit: number },
): Promise<ListedEvent[]> {
  const values = [homeOf(adAccountId), adAccountId, after, limit];
  return source
    ? db.rows<ListedEvent>(LIST_OF_SOURCE, [...values, source])
    : db.rows<ListedEvent>(LIST, values);
}
