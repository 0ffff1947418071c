import {
  isActive,
  type PersonCardRow,
  personCardColumns,
  readPersonCard,
} from '#features/core/people/person-row.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { DisapprovalReason } from '../merchant.ts';

export interface ListedMerchantRow {
  author: PersonCardRow;
  is_verified: boolean;
  applied_at: Date | null;
  reviewed_at: Date | null;
  disapproval_reasons: DisapprovalReason[];
}

const ACTS_FOR: Statement = {
  name: 'merchants-acts-for',
  text: 'select from business_access where home = $1 and viewer_id = $2 and profile_user_id = $3',
};

/** Whether it is somebody's own business, or one that they were given access to. */
export async function isOwnBusiness(db: Queryable, viewerId: Id, userId: Id): Promise<boolean> {
  if (viewerId === userId) return true;
  return (await db.rows(ACTS_FOR, [homeOf(viewerId), viewerId, userId])).length > 0;
}

const COLUMNS = `u.is_verified_merchant as is_verified, m.applied_at, m.reviewed_at, m.disapproval_reasons,
  ${personCardColumns('u', 'author_')}`;
const FROM = 'from verified_merchants m join users u on u.home = m.home and u.id = m.user_id';
/** Nobody decides about those who are away or no business any more. */
const IS_THERE = `u.is_partner and ${isActive('u')}`;

const WAITING: Statement = {
  name: 'merchants-waiting',
  // Uses verified_merchants_waiting.
  text: `select ${COLUMNS} ${FROM} where m.applied_at is not null and ${IS_THERE}
      and (m.applied_at, m.user_id) > ($1::timestamptz, $2::bigint)
    order by m.applied_at, m.user_id limit $3`,
};

const REVIEWED: Statement = {
  name: 'merchants-reviewed',
  // Uses verified_merchants_reviewed.
  text: `select ${COLUMNS} ${FROM} where m.reviewed_at is not null and m.applied_at is null and ${IS_THERE}
      and (m.reviewed_at, m.user_id) < ($1::timestamptz, $2::bigint)
    order by m.reviewed_at desc, m.user_id desc limit $3`,
};

interface MerchantPage {
  after: readonly [string, string] | null;
  limit: number;
}

/** Oldest first. */
export async function listWaitingMerchants(
  db: Queryable,
  { after, limit }: MerchantPage,
): Promise<ListedMerchantRow[]> {
  const rows = db.rows<ListedMerchantRow>(WAITING, [...(after ?? ['-infinity', '0']), limit]);
  return withAuthors(await rows);
}

/** Latest first. */
export async function listReviewedMerchants(
  db: Queryable,
  { after, limit }: MerchantPage,
): Promise<ListedMerchantRow[]> {
  const rows = db.rows<ListedMerchantRow>(REVIEWED, [...(after ?? ['infinity', '0']), limit]);
  return withAuthors(await rows);
}

function withAuthors(rows: ListedMerchantRow[]): ListedMerchantRow[] {
  for (const row of rows) row.author = readPersonCard(row, 'author_');
  return rows;
}

const BUSINESS: Statement = {
  name: 'merchant-business',
  text: `select ${personCardColumns('u', 'author_')}, u.website_url from users u
    where u.home = $1 and u.id = $2 and ${IS_THERE}`,
};

export interface BusinessRow {
  author: PersonCardRow;
  website_url: string | null;
}

export async function findBusinessToReview(db: Queryable, userId: Id): Promise<BusinessRow | null> {
  const [row] = await db.rows<BusinessRow>(BUSINESS, [homeOf(userId), userId]);
  return row ? { ...row, author: readPersonCard(row, 'author_') } : null;
}

const ADDRESS: Statement = {
  name: 'merchant-address',
  text: 'select email, locale from accounts where id = $1',
};

export async function findMailAddress(
  db: Queryable,
  userId: Id,
): Promise<{ email: string; locale: string | null } | null> {
  const [row] = await db.rows<{ email: string; locale: string | null }>(ADDRESS, [userId]);
  return row ?? null;
}
