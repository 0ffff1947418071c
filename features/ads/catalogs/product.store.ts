import type { LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Availability } from '#features/library/pins/rich-summary.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { Facts, ProductState } from './catalog.ts';

export interface ProductRow {
  id: Id;
  ad_account_id: Id;
  feed_id: Id;
  item_id: string;
  line: number;
  title: string;
  description: string;
  link: string;
  image_link: string;
  price_value: string;
  price_currency: string;
  availability: Availability;
  facts: Facts;
  state: ProductState;
  problem: string | null;
  pin_id: Id | null;
  pin_image_link: string | null;
  is_withdrawn: boolean;
  changed_at: Date;
  updated_at: Date;
}

export type LockedProduct = Locked<ProductRow>;

const COLUMNS = `p.id, p.ad_account_id, p.feed_id, p.item_id, p.line, p.title, p.description, p.link, p.image_link, p.price_value,
  p.price_currency, p.availability, p.facts, p.state, p.problem, p.pin_id, p.pin_image_link, p.is_withdrawn,
  p.changed_at, p.updated_at`;

const SEEN = 'title, description, link, image_link';
const shown = (table: string) => SEEN.split(', ').map((name) => `${table}.${name}`);
const changes = (more: readonly string[]) => {
  const all = (table: string) => [...shown(table), ...more.map((name) => `${table}.${name}`)].join(', ');
  return `(${all('p')}) is distinct from (${all('excluded')})`;
};

const APPLY: Statement = {
  name: 'catalog-products-apply',
  text: `insert into catalog_products as p (home, id, ad_account_id, feed_id, run_id, item_id, line, title, description, link,
      image_link, price_value, price_currency, availability, facts, state, changed_at, created_at, updated_at)
    select $1::smallint, ($1::bigint << 51) | nextval('ids'), $2::bigint, $3::bigint, r.run_id, r.item_id, r.line,
      r.product->>'title', r.product->>'description', r.product->>'link', r.product->>'image_link',
      (r.product->>'price_value')::numeric, r.product->>'price_currency', r.product->>'availability', r.product->'facts',
      'WAITING', $6::timestamptz, $6::timestamptz, $6::timestamptz
    from catalog_rows r where r.home = $1 and r.run_id = $4 and r.item_id > $5 order by r.item_id limit $7
    on conflict (home, feed_id, item_id) do update set run_id = excluded.run_id, line = excluded.line,
      title = excluded.title, description = excluded.description, link = excluded.link,
      image_link = excluded.image_link, price_value = excluded.price_value, price_currency = excluded.price_currency,
      availability = excluded.availability, facts = excluded.facts, updated_at = excluded.updated_at,
      state = case when p.state in ('FAILED', 'LEAVING', 'GONE') or ${changes(['price_value', 'price_currency', 'availability'])}
        then 'WAITING' else p.state end,
      changed_at = case when ${changes([])} then excluded.changed_at else p.changed_at end
    returning p.item_id, p.created_at = p.updated_at as is_new, p.state = 'WAITING' as is_waiting`,
};

export interface AppliedRow {
  item_id: string;
  is_new: boolean;
  is_waiting: boolean;
}

/** The next rows of a run, in the order of their ids. */
export function applyRows(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  run: { id: Id; feed_id: Id; cursor: string },
  { at, limit }: { at: Date; limit: number },
): Promise<AppliedRow[]> {
  const values = [homeOf(accountId), accountId, run.feed_id, run.id, run.cursor, at, limit];
  return tx.rows<AppliedRow>(APPLY, values);
}

const LEAVE: Statement = {
  name: 'catalog-products-leave',
  text: `update catalog_products set state = 'LEAVING', updated_at = $4 where home = $1 and feed_id = $2 and id in (
    select id from catalog_products where home = $1 and feed_id = $2 and run_id <> $3 and state not in ('LEAVING', 'GONE')
    limit $5)`,
};

/** Those that the run did not have; returns how many. */
export function leaveOthers(
  tx: Transaction,
  _account: LockedAdAccount,
  run: { id: Id; feed_id: Id },
  { at, limit }: { at: Date; limit: number },
): Promise<number> {
  return tx.write(LEAVE, [homeOf(run.feed_id), run.feed_id, run.id, at, limit]);
}

const DUE: Statement = {
  name: 'catalog-products-due',
  // Uses catalog_products_due.
  text: `select ${COLUMNS} from catalog_products p where p.home = $1 and p.feed_id = $2 and p.state in ('WAITING', 'LEAVING')
    order by p.id limit $3`,
};

export function listDueProducts(db: Queryable, feedId: Id, limit: number): Promise<ProductRow[]> {
  return db.rows<ProductRow>(DUE, [homeOf(feedId), feedId, limit]);
}

const LOCK: Statement = {
  name: 'catalog-products-lock',
  text: `select ${COLUMNS} from catalog_products p where p.home = $1 and p.id = $2 for no key update`,
};

export async function lockProduct(tx: Transaction, id: Id): Promise<LockedProduct | null> {
  const [row] = await tx.rows<LockedProduct>(LOCK, [homeOf(id), id]);
  return row ?? null;
}

const SET: Statement = {
  name: 'catalog-products-set',
  text: `update catalog_products set state = $3, problem = $4, pin_id = $5, pin_image_link = $6, is_withdrawn = $7,
      updated_at = $8 where home = $1 and id = $2`,
};

export interface PinOfProduct {
  state: ProductState;
  problem?: string | null;
  pinId: Id | null;
  pinImageLink: string | null;
  isWithdrawn?: boolean;
}

export async function setPinOfProduct(
  tx: Transaction,
  { id }: LockedProduct,
  { state, problem = null, pinId, pinImageLink, isWithdrawn = false }: PinOfProduct,
  at: Date,
): Promise<void> {
  await tx.write(SET, [homeOf(id), id, state, problem, pinId, pinImageLink, isWithdrawn, at]);
}

export interface ListedProduct extends ProductRow {
  image_signature: string | null;
  dominant_color: string | null;
  is_pin_deleted: boolean;
}

const LISTED = `${COLUMNS}, s.image_signature, s.dominant_color, coalesce(s.deleted_at is not null, true) as is_pin_deleted`;

const OF_ACCOUNT: Statement = {
  name: 'catalog-products-list',
  // Uses catalog_products_of_account. A pin lives with its pinner, as the product does.
  text: `select ${LISTED} from catalog_products p left join pins s on s.home = p.home and s.id = p.pin_id
    where p.home = $1 and p.ad_account_id = $2 and p.id > $3::bigint and p.state <> 'GONE'
      and ($4::bigint is null or p.feed_id = $4) and ($5::text is null or p.state = $5)
      and ($6::text = '' or strpos(lower(p.title), lower($6::text)) > 0)
    order by p.id limit $7`,
};

const OF_GROUP: Statement = {
  name: 'catalog-products-of-group',
  text: `select ${LISTED} from product_group_items i join catalog_products p on p.home = i.home and p.id = i.product_id
    left join pins s on s.home = p.home and s.id = p.pin_id
    where i.home = $1 and i.product_group_id = $2 and i.product_id > $3::bigint order by i.product_id limit $4`,
};

interface Wanted {
  feedId: Id | null;
  groupId: Id | null;
  state: ProductState | null;
  name: string;
  after: string | null;
  limit: number;
}

export function listProductRows(
  db: Queryable,
  accountId: Id,
  { feedId, groupId, state, name, after, limit }: Wanted,
): Promise<ListedProduct[]> {
  const home = homeOf(accountId);
  return groupId
    ? db.rows<ListedProduct>(OF_GROUP, [home, groupId, after ?? '0', limit])
    : db.rows<ListedProduct>(OF_ACCOUNT, [home, accountId, after ?? '0', feedId, state, name, limit]);
}

const COUNT: Statement = {
  name: 'catalog-products-count',
  text: `select p.feed_id, p.state, count(*)::int as count from catalog_products p where p.home = $1 and p.ad_account_id = $2
    group by p.feed_id, p.state`,
};

export function countProducts(
  db: Queryable,
  accountId: Id,
): Promise<{ feed_id: Id; state: ProductState; count: number }[]> {
  return db.rows(COUNT, [homeOf(accountId), accountId]);
}

const LEAVE_ALL: Statement = {
  name: 'catalog-products-leave-all',
  text: `update catalog_products set state = 'LEAVING', updated_at = $3 where home = $1 and feed_id = $2 and state <> 'GONE'`,
};

export async function leaveAll(
  tx: Transaction,
  _account: LockedAdAccount,
  feedId: Id,
  at: Date,
): Promise<void> {
  await tx.write(LEAVE_ALL, [homeOf(feedId), feedId, at]);
}
