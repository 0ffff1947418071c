import type { AllowedAdAccount, LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type {
  AdGroupValues,
  AdValues,
  BillableEvent,
  CampaignValues,
  ObjectiveType,
  ReviewStatus,
} from './campaign.ts';

interface OfAccount {
  id: Id;
  ad_account_id: Id;
  created_at: Date;
}

export interface CampaignRow extends OfAccount, CampaignValues {
  objective_type: ObjectiveType;
  is_automated: boolean;
}

export interface AdGroupRow extends OfAccount, AdGroupValues {
  campaign_id: Id;
  billable_event: BillableEvent;
}

export interface AdOfGroupRow extends OfAccount, AdValues {
  campaign_id: Id;
  ad_group_id: Id;
  review_status: ReviewStatus;
  product_group_id: Id | null;
}

/** Amounts come as digits; all of ours are exact as numbers. */
type Digits<Row, Key extends keyof Row> = Omit<Row, Key> & Record<Key, string | null>;
type StoredCampaign = Digits<CampaignRow, 'daily_spend_cap' | 'lifetime_spend_cap'>;
type StoredGroup = Digits<AdGroupRow, 'budget_in_micro_currency' | 'bid_in_micro_currency'>;

const microOf = (digits: string | null): number | null => (digits === null ? null : Number(digits));

const campaignOf = (row: StoredCampaign): CampaignRow => ({
  ...row,
  daily_spend_cap: microOf(row.daily_spend_cap),
  lifetime_spend_cap: microOf(row.lifetime_spend_cap),
});

const groupOf = (row: StoredGroup): AdGroupRow => ({
  ...row,
  budget_in_micro_currency: microOf(row.budget_in_micro_currency),
  bid_in_micro_currency: microOf(row.bid_in_micro_currency),
});

const CAMPAIGN = `id, ad_account_id, name, objective_type, status, daily_spend_cap, lifetime_spend_cap, start_time, end_time,
  created_at, is_automated`;
const GROUP = `id, ad_account_id, campaign_id, name, status, budget_in_micro_currency, budget_type, bid_in_micro_currency,
  bid_strategy_type, billable_event, start_time, end_time, targeting, placement_group, pacing_delivery_type, created_at`;
const AD = `id, ad_account_id, campaign_id, ad_group_id, pin_id, name, status, review_status, destination_url,
  product_group_id, created_at`;

const FIND_CAMPAIGN: Statement = {
  name: 'ad-campaigns-find',
  text: `select ${CAMPAIGN} from ad_campaigns where home = $1 and id = $2`,
};

export async function findCampaignRow(db: Queryable, id: Id): Promise<CampaignRow | null> {
  const [row] = await db.rows<StoredCampaign>(FIND_CAMPAIGN, [homeOf(id), id]);
  return row ? campaignOf(row) : null;
}

const FIND_GROUP: Statement = {
  name: 'ad-groups-find',
  text: `select ${GROUP} from ad_groups where home = $1 and id = $2`,
};

export async function findAdGroupRow(db: Queryable, id: Id): Promise<AdGroupRow | null> {
  const [row] = await db.rows<StoredGroup>(FIND_GROUP, [homeOf(id), id]);
  return row ? groupOf(row) : null;
}

const FIND_AD: Statement = {
  name: 'ads-find-values',
  text: `select ${AD} from ads where home = $1 and id = $2`,
};

export async function findAdValues(db: Queryable, id: Id): Promise<AdOfGroupRow | null> {
  const [row] = await db.rows<AdOfGroupRow>(FIND_AD, [homeOf(id), id]);
  return row ?? null;
}

const LIST_GROUPS: Statement = {
  name: 'ad-groups-of-campaign',
  // Uses ad_groups_of_campaign; a campaign has at most `AD_LIMITS.groups` that are not archived.
  text: `select ${GROUP} from ad_groups where home = $1 and campaign_id = $2 and status <> 'ARCHIVED' order by id`,
};

/** Oldest first, without what is archived. */
export async function listAdGroupRows(db: Queryable, campaignId: Id): Promise<AdGroupRow[]> {
  const rows = await db.rows<StoredGroup>(LIST_GROUPS, [homeOf(campaignId), campaignId]);
  return rows.map(groupOf);
}

const LIST_ADS: Statement = {
  name: 'ads-of-groups',
  // Uses ads_of_group; an ad group has at most `AD_LIMITS.ads` that are not archived.
  text: `select ${AD} from ads where home = $1 and ad_group_id = any($2::bigint[]) and status <> 'ARCHIVED' order by id`,
};

export async function listAdsOfGroups(db: Queryable, groupIds: readonly Id[]): Promise<AdOfGroupRow[]> {
  const [first] = groupIds;
  return first ? db.rows<AdOfGroupRow>(LIST_ADS, [homeOf(first), groupIds]) : [];
}

const SET_CAMPAIGN: Statement = {
  name: 'ad-campaigns-set',
  text: `update ad_campaigns set name = $4, status = $5, daily_spend_cap = $6, lifetime_spend_cap = $7, start_time = $8,
      end_time = $9, updated_at = $10
    where home = $1 and ad_account_id = $2 and id = $3`,
};

export async function setCampaign(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  { id, at, ...values }: CampaignValues & { id: Id; at: Date },
): Promise<void> {
  const { name, status, daily_spend_cap, lifetime_spend_cap, start_time, end_time } = values;
  await tx.write(SET_CAMPAIGN, [
    ...[
      homeOf(id),
      accountId,
      id,
      name,
      status,
      daily_spend_cap,
      lifetime_spend_cap,
      start_time,
      end_time,
      at,
    ],
  ]);
}

const SET_GROUP: Statement = {
  name: 'ad-groups-set',
  text: `update ad_groups set name = $4, status = $5, budget_in_micro_currency = $6, budget_type = $7,
      bid_in_micro_currency = $8, bid_strategy_type = $9, start_time = $10, end_time = $11, targeting = $12,
      placement_group = $13, pacing_delivery_type = $14, updated_at = $15
    where home = $1 and ad_account_id = $2 and id = $3`,
};

export async function setAdGroup(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  { id, at, ...values }: AdGroupValues & { id: Id; at: Date },
): Promise<void> {
  await tx.write(SET_GROUP, [
    ...[homeOf(id), accountId, id, values.name, values.status, values.budget_in_micro_currency],
    ...[values.budget_type, values.bid_in_micro_currency, values.bid_strategy_type, values.start_time],
    ...[values.end_time, values.targeting, values.placement_group, values.pacing_delivery_type, at],
  ]);
}

const SET_AD: Statement = {
  name: 'ads-set',
  text: `update ads set name = $4, status = $5, pin_id = $6, destination_url = $7, updated_at = $8
    where home = $1 and ad_account_id = $2 and id = $3`,
};

export async function setAd(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  { id, at, name, status, pin_id, destination_url }: AdValues & { id: Id; at: Date },
): Promise<void> {
  await tx.write(SET_AD, [homeOf(id), accountId, id, name, status, pin_id, destination_url, at]);
}

/** What reviewers see of a pin (`p`). */
export const PIN_FINGERPRINT =
  "md5(p.title || chr(10) || p.description || chr(10) || coalesce(p.link, '') || chr(10) || p.image_signature)";

const FINGERPRINT: Statement = {
  name: 'ads-pin-fingerprint',
  text: `select ${PIN_FINGERPRINT} as fingerprint from pins p where p.home = $1 and p.id = $2`,
};

/** Null of a pin that is gone. */
export async function findPinFingerprint(db: Queryable, pinId: Id): Promise<string | null> {
  const [row] = await db.rows<{ fingerprint: string }>(FINGERPRINT, [homeOf(pinId), pinId]);
  return row?.fingerprint ?? null;
}

const SUBMIT: Statement = {
  name: 'ads-submit',
  text: `update ads set review_status = 'PENDING', rejected_reasons = '{}', submitted_at = $4,
      pin_fingerprint = case when product_group_id is null then $5 end
    where home = $1 and ad_account_id = $2 and id = $3`,
};

/** It waits for a review again; the note of the last one stays for staff to see. */
export async function submitAd(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  { id, pinId, at }: { id: Id; pinId: Id; at: Date },
): Promise<void> {
  await tx.write(SUBMIT, [homeOf(id), accountId, id, at, await findPinFingerprint(tx, pinId)]);
}

const SPENT: Statement = {
  name: 'ads-spent-of',
  // What processes have reserved to charge counts as spent: it can be charged at any moment.
  text: `select scope_id, coalesce(max(reserved_micro) filter (where day = $3::date), 0)::text as today,
      coalesce(max(reserved_micro) filter (where day <> $3::date), 0)::text as ever
    from ad_spend where home = $1 and scope_id = any($2::bigint[]) and day in ($3::date, '0001-01-01')
    group by scope_id`,
};

export interface Spent {
  today: number;
  ever: number;
}

const NOTHING: Spent = { today: 0, ever: 0 };

/** What campaigns or ad groups have spent on this day and in all, millionths. */
export async function findSpent(db: Queryable, ids: readonly Id[], day: string): Promise<(id: Id) => Spent> {
  const [first] = ids;
  if (!first) return () => NOTHING;
  const rows = await db.rows<{ scope_id: Id; today: string; ever: string }>(SPENT, [homeOf(first), ids, day]);
  const byId = new Map(
    rows.map((row) => [row.scope_id, { today: Number(row.today), ever: Number(row.ever) }]),
  );
  return (id) => byId.get(id) ?? NOTHING;
}
