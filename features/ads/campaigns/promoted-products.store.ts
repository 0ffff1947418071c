import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

/** A product (`p`) that can be had, with a pin (`s`) of everyone's that still says and leads to what the product does. */
const CAN_BE_HAD = `p.state = 'LIVE' and p.availability not in ('out_of_stock', 'discontinued')
  and s.deleted_at is null and s.privacy = 'public' and s.title = p.title and s.description = p.description
  and s.link is not distinct from p.link`;

/** Since when it is in the group (`i`) as it is now: staff have approved what was so when the ad was submitted. */
const SINCE = 'greatest(p.changed_at, i.added_at)';

const JOIN_PRODUCTS = `join catalog_products p on p.home = i.home and p.id = i.product_id
  join pins s on s.home = p.home and s.id = p.pin_id`;

const OF_ITEMS = `from product_group_items i ${JOIN_PRODUCTS}`;

/** Of a deleted group, nothing is shown. */
const OF_ADS = `from ads a
  join product_groups g on g.home = a.home and g.id = a.product_group_id and g.ad_account_id = a.ad_account_id
  join product_group_items i on i.home = g.home and i.product_group_id = g.id ${JOIN_PRODUCTS}`;

/** So many products of a group are shown until the ads are read again: of a larger one, others each time. */
const MOST_PRODUCTS = 200;

const SERVABLE: Statement = {
  name: 'ads-servable-products',
  // By primary keys; each product lives where its ad does.
  text: `select ad_id, product_id, pin_id from (
    select a.id as ad_id, p.id as product_id, s.id as pin_id,
      row_number() over (partition by a.id order by random()) as place
    ${OF_ADS}
    where a.home = any($1::smallint[]) and a.id = any($2::bigint[]) and ${CAN_BE_HAD}
      and ${SINCE} <= a.products_approved_at
  ) shown where place <= ${MOST_PRODUCTS}`,
};

export interface ServableProduct {
  ad_id: Id;
  product_id: Id;
  pin_id: Id;
}

/** What these ads may show now. */
export function listServableProducts(db: Queryable, adIds: readonly Id[]): Promise<ServableProduct[]> {
  return db.rows<ServableProduct>(SERVABLE, [[...new Set(adIds.map(homeOf))], adIds]);
}

const OF_GROUP: Statement = {
  name: 'product-groups-promoted',
  text: `select g.id, g.name, (
      select p.pin_id ${OF_ITEMS}
      where i.home = g.home and i.product_group_id = g.id and ${CAN_BE_HAD} order by p.id limit 1) as cover_pin_id
    from product_groups g where g.home = $1 and g.ad_account_id = $2 and g.id = $3`,
};

export interface PromotableGroup {
  id: Id;
  name: string;
  /** Null if none of its products can be had. */
  cover_pin_id: Id | null;
}

/** Null of another account, too. */
export async function findPromotableGroup(
  db: Queryable,
  accountId: Id,
  groupId: Id,
): Promise<PromotableGroup | null> {
  const [row] = await db.rows<PromotableGroup>(OF_GROUP, [homeOf(accountId), accountId, groupId]);
  return row ?? null;
}

const CHANGED: Statement = {
  name: 'ads-of-changed-products',
  // Uses ads_of_account and ads_of_product_group.
  text: `select a.id, a.pin_id, a.review_status from ads a
    where a.home = $1 and a.ad_account_id = $2 and a.product_group_id is not null and a.status <> 'ARCHIVED'
      and a.review_status <> 'REJECTED' and exists (
        select 1 ${OF_ITEMS}
        where i.home = a.home and i.product_group_id = a.product_group_id and ${CAN_BE_HAD}
          and ${SINCE} > a.submitted_at)`,
};

/** Ads of groups with products that were not there, or not like this, when the ad was submitted. */
export function listAdsOfChangedProducts(
  db: Queryable,
  accountId: Id,
): Promise<{ id: Id; pin_id: Id; review_status: 'PENDING' | 'APPROVED' }[]> {
  return db.rows(CHANGED, [homeOf(accountId), accountId]);
}

const TO_REVIEW: Statement = {
  name: 'ads-products-to-review',
  text: `select p.id, p.title, p.link, s.id as pin_id, s.image_signature, s.dominant_color,
      coalesce(${SINCE} > a.products_approved_at, true) as is_new, count(*) over ()::int as products
    ${OF_ADS}
    where a.home = $1 and a.id = $2 and ${CAN_BE_HAD}
    order by ${SINCE} desc, p.id limit $3`,
};

export interface ProductToReview {
  id: Id;
  title: string;
  link: string;
  pin_id: Id;
  image_signature: string;
  dominant_color: string;
  /** Not approved yet. */
  is_new: boolean;
  /** How many there are in all. */
  products: number;
}

/** What the ad shows, the latest first. */
export function listProductsToReview(db: Queryable, adId: Id, limit: number): Promise<ProductToReview[]> {
  return db.rows<ProductToReview>(TO_REVIEW, [homeOf(adId), adId, limit]);
}
