import type { Queryable, Statement } from '#platform/database/database.ts';
import type { AdAccountRow } from '../ad-account.store.ts';

export type ListedAccountRow = AdAccountRow & { owner: string | null };

const LIST: Statement = {
  name: 'ad-accounts-newest',
  // Uses ad_accounts_newest.
  text: `select o.id, o.owner_id, o.name, o.country, o.currency, o.time_zone, o.balance_micro, o.created_at, o.closed_at,
      o.is_sample,
      p.username as owner
    from ad_accounts o left join accounts p on p.id = o.owner_id
    where (o.created_at, o.id) < ($1::timestamptz, $2::bigint)
    order by o.created_at desc, o.id desc limit $3`,
};

export function listAccountRows(
  db: Queryable,
  { after, limit }: { after: readonly [string, string] | null; limit: number },
): Promise<ListedAccountRow[]> {
  return db.rows<ListedAccountRow>(LIST, [...(after ?? ['infinity', '0']), limit]);
}
