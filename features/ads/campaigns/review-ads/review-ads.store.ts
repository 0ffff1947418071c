import type { LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { type PersonCardRow, personCardColumns, readPersonCard } from '#features/core/people/person-row.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { AD_COLUMNS, AD_FROM, type AdRow } from '../ad.store.ts';
import type { RejectionReason } from '../campaign.ts';

export interface ReviewedAdRow extends AdRow {
  account_name: string;
  currency: string;
  balance_micro: string;
  closed_at: Date | null;
  owner: PersonCardRow;
}

const COLUMNS = `${AD_COLUMNS}, o.name as account_name, o.currency, o.balance_micro, o.closed_at,
  ${personCardColumns('u', 'owner_')}`;
const FROM = `${AD_FROM} join ad_accounts o on o.home = a.home and o.id = a.ad_account_id
  join users u on u.home = o.home and u.id = o.owner_id`;

const WAITING: Statement = {
  name: 'ads-waiting',
  // Uses ads_waiting.
  text: `select ${COLUMNS} ${FROM} where a.review_status = 'PENDING' and a.status <> 'ARCHIVED'
      and (a.submitted_at, a.id) > ($1::timestamptz, $2::bigint)
    order by a.submitted_at, a.id limit $3`,
};

const REVIEWED: Statement = {
  name: 'ads-reviewed',
  // Uses ads_reviewed.
  text: `select ${COLUMNS} ${FROM} where a.review_status <> 'PENDING'
      and (a.reviewed_at, a.id) < ($1::timestamptz, $2::bigint)
    order by a.reviewed_at desc, a.id desc limit $3`,
};

/** The longest waiting first, or the last reviewed. */
export async function listAdsToReview(
  db: Queryable,
  state: 'waiting' | 'reviewed',
  { after, limit }: { after: readonly [string, string] | null; limit: number },
): Promise<ReviewedAdRow[]> {
  const rows =
    state === 'waiting'
      ? await db.rows<ReviewedAdRow>(WAITING, [...(after ?? ['-infinity', '0']), limit])
      : await db.rows<ReviewedAdRow>(REVIEWED, [...(after ?? ['infinity', '0']), limit]);
  for (const row of rows) row.owner = readPersonCard(row, 'owner_');
  return rows;
}

const FIND: Statement = {
  name: 'ads-to-review',
  text: `select ${COLUMNS} ${FROM} where a.home = $1 and a.id = $2`,
};

export async function findAdToReview(db: Queryable, id: Id): Promise<ReviewedAdRow | null> {
  const [row] = await db.rows<ReviewedAdRow>(FIND, [homeOf(id), id]);
  return row ? { ...row, owner: readPersonCard(row, 'owner_') } : null;
}

const REVIEW: Statement = {
  name: 'ads-review',
  text: `update ads set review_status = case when $4::boolean then 'APPROVED' else 'REJECTED' end, rejected_reasons = $5,
      review_note = $6, reviewed_by = $7, reviewed_at = $8, updated_at = $8,
      products_approved_at = case when $4::boolean and product_group_id is not null then submitted_at end
    where home = $1 and ad_account_id = $2 and id = $3`,
};

export interface AdReview {
  adId: Id;
  isApproved: boolean;
  reasons: readonly RejectionReason[];
  note: string;
  staffId: Id;
  at: Date;
}

export async function writeReview(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  { adId, isApproved, reasons, note, staffId, at }: AdReview,
): Promise<void> {
  await tx.write(REVIEW, [homeOf(adId), accountId, adId, isApproved, reasons, note, staffId, at]);
}

interface GroupTimes {
  start_time: Date;
  end_time: Date | null;
}

const UNBEGUN: Statement = {
  name: 'ad-groups-unbegun',
  text: `select start_time, end_time from ad_groups
    where home = $1 and ad_account_id = $2 and id = $3 and start_time = created_at`,
};

const BEGIN: Statement = {
  name: 'ad-groups-begin',
  text: `update ad_groups set start_time = $4, end_time = $5, updated_at = $4
    where home = $1 and ad_account_id = $2 and id = $3`,
};

/** An ad group that was to begin at once has waited for this approval: its first day is now. */
export async function beginGroup(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  groupId: Id,
  at: Date,
): Promise<void> {
  const key = [homeOf(groupId), accountId, groupId];
  const [group] = await tx.rows<GroupTimes>(UNBEGUN, key);
  if (!group) return;
  const { start_time: start, end_time: end } = group;
  await tx.write(BEGIN, [...key, at, end && new Date(end.getTime() + at.getTime() - start.getTime())]);
}
