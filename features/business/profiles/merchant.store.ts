import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Allowed, Locked } from '#platform/resource/allowed.ts';
import type { BadgeDetail } from './badge.ts';
import {
  type DisapprovalReason,
  type DiversityLabel,
  FEWEST_PINS,
  type OwnerLabel,
  type ReviewCriterion,
  type ReviewLabel,
  type ValueBadge,
} from './merchant.ts';

export interface MerchantRow {
  user_id: Id;
  is_verified: boolean;
  badge_color: string;
  business_diversity_labels: DiversityLabel[];
  owner_labels: OwnerLabel[];
  /** Null if no review is asked for. */
  applied_at: Date | null;
  reviewed_at: Date | null;
  disapproval_reasons: DisapprovalReason[];
  is_inspirational: boolean;
  is_eligible_for_storefront_badges: boolean;
  review_criteria: ReviewCriterion[];
  review_labels: ReviewLabel[];
  review_note: string;
  created_at: Date;
  updated_at: Date;
  earned: BadgeDetail[];
  opted_out: string[];
}

const FIND: Statement = {
  name: 'merchant-find',
  // Uses the primary keys; badges is five rows.
  text: `select m.user_id, u.is_verified_merchant as is_verified, m.badge_color, m.business_diversity_labels,
      m.owner_labels, m.applied_at, m.reviewed_at, m.review_note, m.disapproval_reasons, m.is_inspirational, m.is_eligible_for_storefront_badges, m.review_criteria,
      m.review_labels, m.created_at, m.updated_at,
      coalesce((select json_agg(json_build_object('id', b.id::text, 'name', b.name) order by b.id)
        from merchant_badges e join badges b on b.id = e.badge_id
        where e.home = m.home and e.user_id = m.user_id), '[]') as earned,
      coalesce((select array_agg(e.badge_id::text order by e.badge_id) from merchant_badges e
        where e.home = m.home and e.user_id = m.user_id and e.opted_out), '{}') as opted_out
    from verified_merchants m join users u on u.home = m.home and u.id = m.user_id
    where m.home = $1 and m.user_id = $2`,
};

/** Null if the person never asked to be a merchant, or was made one. */
export async function findMerchant(db: Queryable, userId: Id): Promise<MerchantRow | null> {
  const [row] = await db.rows<MerchantRow>(FIND, [homeOf(userId), userId]);
  return row ?? null;
}

const LOCK: Statement = {
  name: 'merchant-lock',
  text: 'select from verified_merchants where home = $1 and user_id = $2 for no key update',
};

export type AllowedMerchant = Allowed<MerchantRow, 'choose-badges'>;

/** Locked until the end of the transaction. */
export async function lockMerchant(tx: Transaction, userId: Id): Promise<Locked<MerchantRow> | null> {
  await tx.rows(LOCK, [homeOf(userId), userId]);
  return (await findMerchant(tx, userId)) as Locked<MerchantRow> | null;
}

const SET_COLOR: Statement = {
  name: 'merchant-set-color',
  text: 'update verified_merchants set badge_color = $3, updated_at = $4 where home = $1 and user_id = $2',
};

const SET_OPT_OUT: Statement = {
  name: 'merchant-set-opt-out',
  text: `update merchant_badges set opted_out = badge_id = any ($3::bigint[]) where home = $1 and user_id = $2`,
};

export async function writeSelection(
  tx: Transaction,
  { user_id: userId }: AllowedMerchant,
  { color, optOut, at }: { color: string; optOut: readonly string[]; at: Date },
): Promise<void> {
  await tx.write(SET_COLOR, [homeOf(userId), userId, color, at]);
  await tx.write(SET_OPT_OUT, [homeOf(userId), userId, optOut]);
}

/** What a review found. */
export interface Review {
  criteria: readonly ReviewCriterion[];
  labels: readonly ReviewLabel[];
  note: string;
  at: Date;
}

const APPROVE: Statement = {
  name: 'merchant-approve',
  text: `insert into verified_merchants (home, user_id, is_inspirational, is_eligible_for_storefront_badges,
      review_criteria, review_labels, review_note, reviewed_at, created_at, updated_at)
    values ($1, $2, $3, $3, $4, $5, $6, $7, $7, $7)
    on conflict (home, user_id) do update set is_inspirational = excluded.is_inspirational,
      is_eligible_for_storefront_badges = excluded.is_eligible_for_storefront_badges,
      review_criteria = excluded.review_criteria, review_labels = excluded.review_labels,
      review_note = excluded.review_note, reviewed_at = excluded.reviewed_at, updated_at = excluded.updated_at,
      applied_at = null, disapproval_reasons = '{}'`,
};

const DROP_BADGES: Statement = {
  name: 'merchant-drop-badges',
  text: `delete from merchant_badges e using badges b
    where e.home = $1 and e.user_id = $2 and b.id = e.badge_id and b.name <> all ($3::text[])`,
};

const ADD_BADGES: Statement = {
  name: 'merchant-add-badges',
  text: `insert into merchant_badges (home, user_id, badge_id)
    select $1, $2, id from badges where name = any ($3::text[]) on conflict do nothing`,
};

/** A review may find no values. */
export async function writeApproval(
  tx: Transaction,
  { id: userId }: Locked<{ id: Id }>,
  values: readonly ValueBadge[],
  { criteria, labels, note, at }: Review,
): Promise<void> {
  const key = [homeOf(userId), userId];
  await tx.write(APPROVE, [...key, values.length > 0, criteria, labels, note, at]);
  await tx.write(DROP_BADGES, [...key, values]);
  await tx.write(ADD_BADGES, [...key, values]);
}

const DISAPPROVE: Statement = {
  name: 'merchant-disapprove',
  text: `update verified_merchants set disapproval_reasons = $3, review_criteria = $4, review_labels = $5,
      review_note = $6, reviewed_at = $7, updated_at = $7, applied_at = null
    where home = $1 and user_id = $2`,
};

export async function writeDisapproval(
  tx: Transaction,
  { id: userId }: Locked<{ id: Id }>,
  reasons: readonly DisapprovalReason[],
  { criteria, labels, note, at }: Review,
): Promise<void> {
  await tx.write(DISAPPROVE, [homeOf(userId), userId, reasons, criteria, labels, note, at]);
}

export interface MerchantFacts {
  is_partner: boolean;
  country: string | null;
  has_imprint: boolean;
  has_picture: boolean;
  has_contact: boolean;
  is_website_claimed: boolean;
  has_pins: boolean;
}

const FIND_CRITERIA: Statement = {
  name: 'merchant-facts',
  // Uses pins_public.
  text: `select u.is_partner, u.country, u.impressum_url is not null as has_imprint,
      u.avatar_signature is not null as has_picture,
      coalesce(p.contact_email, p.contact_phone) is not null as has_contact,
      u.is_primary_website_verified as is_website_claimed,
      (select count(*) from (select from pins where home = $1 and pinner_id = $2 and deleted_at is null
        and privacy = 'public' limit ${FEWEST_PINS}) as public_pins) = ${FEWEST_PINS} as has_pins
    from users u left join partner_profiles p on p.home = u.home and p.user_id = u.id
    where u.home = $1 and u.id = $2`,
};

export async function findFacts(db: Queryable, userId: Id): Promise<MerchantFacts | null> {
  const [row] = await db.rows<MerchantFacts>(FIND_CRITERIA, [homeOf(userId), userId]);
  return row ?? null;
}
