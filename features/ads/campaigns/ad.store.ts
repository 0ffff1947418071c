import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type {
  AdStatus,
  BillableEvent,
  BudgetType,
  ObjectiveType,
  RejectionReason,
  ReviewStatus,
  TargetingSpec,
} from './campaign.ts';

/** An ad with what is above it. */
export interface AdRow {
  id: Id;
  ad_account_id: Id;
  campaign_id: Id;
  ad_group_id: Id;
  pin_id: Id;
  product_group_id: Id | null;
  name: string;
  status: AdStatus;
  review_status: ReviewStatus;
  rejected_reasons: RejectionReason[];
  review_note: string;
  submitted_at: Date;
  reviewed_at: Date | null;
  destination_url: string | null;
  created_at: Date;
  group_status: AdStatus;
  campaign_status: AdStatus;
  objective_type: ObjectiveType;
  billable_event: BillableEvent;
  budget_type: BudgetType;
  budget_micro: string | null;
  start_time: Date | null;
  end_time: Date | null;
  targeting: TargetingSpec;
  /** Null once the pin is gone. */
  pin_title: string | null;
  image_signature: string | null;
  dominant_color: string | null;
  is_pin_deleted: boolean;
}

export const AD_COLUMNS = `a.id, a.ad_account_id, a.campaign_id, a.ad_group_id, a.pin_id, a.product_group_id, a.name, a.status, a.review_status,
  a.rejected_reasons, a.review_note, a.submitted_at, a.reviewed_at, a.destination_url, a.created_at,
  g.status as group_status, c.status as campaign_status, c.objective_type, g.billable_event, g.budget_type,
  g.budget_in_micro_currency as budget_micro, g.start_time, g.end_time, g.targeting, p.title as pin_title, p.image_signature,
  p.dominant_color, coalesce(p.deleted_at is not null, true) as is_pin_deleted`;

export const AD_FROM = `from ads a join ad_groups g on g.home = a.home and g.id = a.ad_group_id
  join ad_campaigns c on c.home = a.home and c.id = a.campaign_id
  left join pins p on p.home = a.home and p.id = a.pin_id`;

const FIND: Statement = {
  name: 'ads-find',
  text: `select ${AD_COLUMNS} ${AD_FROM} where a.home = $1 and a.id = $2`,
};

export async function findAdRow(db: Queryable, id: Id): Promise<AdRow | null> {
  const [row] = await db.rows<AdRow>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const LIST: Statement = {
  name: 'ads-of-account',
  // Uses ads_of_account.
  text: `select ${AD_COLUMNS} ${AD_FROM}
    where a.home = $1 and a.ad_account_id = $2 and a.status <> 'ARCHIVED'
      and a.id < coalesce($3::bigint, 9223372036854775807)
    order by a.id desc limit $4`,
};

/** Latest first, without what is archived. */
export function listAdRows(
  db: Queryable,
  accountId: Id,
  { after, limit }: { after: string | null; limit: number },
): Promise<AdRow[]> {
  return db.rows<AdRow>(LIST, [homeOf(accountId), accountId, after, limit]);
}

const OF_GROUP: Statement = {
  name: 'ads-of-group',
  // Uses ads_of_group; an ad group has at most `AD_LIMITS.ads` that are not archived.
  text: `select ${AD_COLUMNS} ${AD_FROM} where a.home = $1 and a.ad_group_id = $2 and a.status <> 'ARCHIVED' order by a.id`,
};

/** Oldest first, without what is archived. */
export function listAdRowsOfGroup(db: Queryable, groupId: Id): Promise<AdRow[]> {
  return db.rows<AdRow>(OF_GROUP, [homeOf(groupId), groupId]);
}
