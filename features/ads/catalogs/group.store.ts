import type { AllowedAdAccount, LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Facts, GroupFilters, ProductState } from './catalog.ts';

export interface GroupRow {
  id: Id;
  ad_account_id: Id;
  name: string;
  filters: GroupFilters;
  product_count: number;
  created_at: Date;
}

const COLUMNS = 'id, ad_account_id, name, filters, product_count, created_at';

const FIND: Statement = {
  name: 'product-groups-find',
  text: `select ${COLUMNS} from product_groups where home = $1 and id = $2`,
};

export async function findGroup(db: Queryable, id: Id): Promise<GroupRow | null> {
  const [row] = await db.rows<GroupRow>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const LIST: Statement = {
  name: 'product-groups-of-account',
  // Uses product_groups_of_account; of a feed, primary keys or catalog_products_item.
  text: `select ${COLUMNS} from product_groups g where g.home = $1 and g.ad_account_id = $2
    and ($3::bigint is null or exists (
      select 1 from product_group_items i join catalog_products p on p.home = i.home and p.id = i.product_id
      where i.home = g.home and i.product_group_id = g.id and p.feed_id = $3))
    order by g.id`,
};

/** Of a feed, those that have a product of it now. */
export function listGroupRows(db: Queryable, accountId: Id, feedId: Id | null = null): Promise<GroupRow[]> {
  return db.rows<GroupRow>(LIST, [homeOf(accountId), accountId, feedId]);
}

const INSERT: Statement = {
  name: 'product-groups-insert',
  text: `insert into product_groups (home, id, ad_account_id, name, filters, created_at, updated_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $5) returning id`,
};

interface GroupValues {
  name: string;
  filters: GroupFilters;
  at: Date;
}

export async function insertGroup(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  { name, filters, at }: GroupValues,
): Promise<Id> {
  const [row] = await tx.rows<{ id: Id }>(INSERT, [homeOf(accountId), accountId, name, filters, at]);
  if (!row) throw new Error('no group was inserted');
  return row.id;
}

const UPDATE: Statement = {
  name: 'product-groups-update',
  text: `update product_groups set name = $4, filters = $5, updated_at = $6
    where home = $1 and ad_account_id = $2 and id = $3`,
};

export async function updateGroupRow(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  id: Id,
  { name, filters, at }: GroupValues,
): Promise<void> {
  await tx.write(UPDATE, [homeOf(id), accountId, id, name, filters, at]);
}

const DELETE: Statement = {
  name: 'product-groups-delete',
  text: 'delete from product_groups where home = $1 and ad_account_id = $2 and id = $3',
};

export async function deleteGroupRow(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  id: Id,
): Promise<void> {
  await tx.write(DELETE, [homeOf(id), accountId, id]);
}

const CANDIDATES: Statement = {
  name: 'product-groups-candidates',
  // Uses catalog_products_of_account.
  text: `select id, item_id, price_value, price_currency, availability, facts, state from catalog_products
    where home = $1 and ad_account_id = $2 and id > $3::bigint order by id limit $4`,
};

export interface Candidate {
  id: Id;
  item_id: string;
  price_value: string;
  price_currency: string;
  availability: string;
  facts: Facts;
  state: ProductState;
}

export function listCandidates(
  db: Queryable,
  accountId: Id,
  { after, limit }: { after: Id; limit: number },
): Promise<Candidate[]> {
  return db.rows<Candidate>(CANDIDATES, [homeOf(accountId), accountId, after, limit]);
}

const DROP_ITEMS: Statement = {
  name: 'product-group-items-drop',
  text: `delete from product_group_items where home = $1 and product_group_id = $2
    and product_id > $3::bigint and product_id <= $4::bigint and product_id <> all($5::bigint[])`,
};

const ADD_ITEMS: Statement = {
  name: 'product-group-items-add',
  text: `insert into product_group_items (home, product_group_id, product_id, added_at)
    select $1::smallint, $2::bigint, item.id, $4::timestamptz from unnest($3::bigint[]) as item (id)
    on conflict (home, product_group_id, product_id) do nothing`,
};

/** Of the products after `from` up to `until`, only these are in the group. */
export async function setGroupItems(
  tx: Transaction,
  _account: LockedAdAccount,
  groupId: Id,
  { from, until, ids, at }: { from: Id; until: Id; ids: readonly Id[]; at: Date },
): Promise<void> {
  await tx.write(DROP_ITEMS, [homeOf(groupId), groupId, from, until, ids]);
  if (ids.length > 0) await tx.write(ADD_ITEMS, [homeOf(groupId), groupId, ids, at]);
}

const RECOUNT: Statement = {
  name: 'product-groups-recount',
  text: `update product_groups set product_count = (select count(*) from product_group_items
      where home = $1 and product_group_id = $3)
    where home = $1 and ad_account_id = $2 and id = $3`,
};

export async function recountGroup(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  id: Id,
): Promise<void> {
  await tx.write(RECOUNT, [homeOf(id), accountId, id]);
}
