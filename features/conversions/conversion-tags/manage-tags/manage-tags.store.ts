import type { AllowedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface TagRow {
  id: Id;
  name: string;
  created_at: Date;
  last_event_at: Date | null;
}

const LIST: Statement = {
  name: 'conversion-tags-list',
  // Uses conversion_tags_of_account and conversion_events_of_tag.
  text: `select t.id, t.name, t.created_at,
      (select e.received_at from conversion_events e where e.home = t.home and e.tag_id = t.id
        order by e.id desc limit 1) as last_event_at
    from conversion_tags t where t.home = $1 and t.ad_account_id = $2 order by t.id`,
};

export function listTagRows(db: Queryable, adAccountId: Id): Promise<TagRow[]> {
  return db.rows<TagRow>(LIST, [homeOf(adAccountId), adAccountId]);
}

const COUNT: Statement = {
  name: 'conversion-tags-count',
  text: 'select count(*)::int as count from conversion_tags where home = $1 and ad_account_id = $2',
};

export async function countTags(tx: Transaction, { id }: AllowedAdAccount): Promise<number> {
  const [row] = await tx.rows<{ count: number }>(COUNT, [homeOf(id), id]);
  return row?.count ?? 0;
}

const INSERT: Statement = {
  name: 'conversion-tags-insert',
  text: `insert into conversion_tags (home, id, ad_account_id, name, created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4) returning id`,
};

export async function insertTag(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  { name, at }: { name: string; at: Date },
): Promise<Id> {
  const [row] = await tx.rows<{ id: Id }>(INSERT, [homeOf(accountId), accountId, name, at]);
  if (!row) throw new Error('no tag was inserted');
  return row.id;
}
