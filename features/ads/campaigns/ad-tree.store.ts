import type { AllowedAdAccount, LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type {
  AdStatus,
  BidStrategyType,
  BillableEvent,
  BudgetType,
  ChangeLevel,
  ObjectiveType,
  PacingType,
  PlacementGroup,
  TargetingSpec,
} from './campaign.ts';

export interface NewCampaign {
  name: string;
  objectiveType: ObjectiveType;
  startTime: Date | null;
  endTime: Date | null;
}

const INSERT_CAMPAIGN: Statement = {
  name: 'ad-campaigns-insert',
  text: `insert into ad_campaigns (home, id, ad_account_id, name, objective_type, status, daily_spend_cap,
      lifetime_spend_cap, start_time, end_time, created_at, updated_at)
    values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, $4, 'ACTIVE', $5, $6, $7, $8, $9, $9)
    returning id`,
};

const INSERT_GROUP: Statement = {
  name: 'ad-groups-insert',
  text: `insert into ad_groups (home, id, ad_account_id, campaign_id, name, status, budget_in_micro_currency, budget_type,
      bid_in_micro_currency, bid_strategy_type, billable_event, start_time, end_time, targeting, placement_group,
      pacing_delivery_type, created_at, updated_at)
    values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, $4, 'ACTIVE', $5, $6, $7, $8, $9, $10, $11, $12, $13,
      $14, $15, $15) returning id`,
};

const INSERT_AD: Statement = {
  name: 'ads-insert',
  text: `insert into ads (home, id, ad_account_id, campaign_id, ad_group_id, pin_id, name, status, review_status,
      submitted_at, destination_url, created_at, updated_at)
    values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, $4, $5, $6, 'ACTIVE', 'PENDING', $7, $8, $7, $7)
    returning id`,
};

async function insertOne(tx: Transaction, statement: Statement, values: readonly unknown[]): Promise<Id> {
  const [row] = await tx.rows<{ id: Id }>(statement, values);
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}

export function insertCampaign(
  tx: Transaction,
  { id }: AllowedAdAccount,
  { name, objectiveType, startTime, endTime }: NewCampaign,
  at: Date,
): Promise<Id> {
  const values = [homeOf(id), id, name, objectiveType, null, null, startTime, endTime, at];
  return insertOne(tx, INSERT_CAMPAIGN, values);
}

export interface NewAdGroup {
  campaignId: Id;
  name: string;
  budgetMicro: number | null;
  budgetType: BudgetType;
  bidMicro: number | null;
  bidStrategyType: BidStrategyType;
  billableEvent: BillableEvent;
  startTime: Date | null;
  endTime: Date | null;
  targeting: TargetingSpec;
  placementGroup: PlacementGroup;
  pacingType: PacingType;
}

export function insertAdGroup(
  tx: Transaction,
  { id }: AllowedAdAccount,
  group: NewAdGroup,
  at: Date,
): Promise<Id> {
  return insertOne(tx, INSERT_GROUP, [
    ...[homeOf(id), id, group.campaignId, group.name, group.budgetMicro, group.budgetType, group.bidMicro],
    ...[group.bidStrategyType, group.billableEvent, group.startTime, group.endTime, group.targeting],
    ...[group.placementGroup, group.pacingType, at],
  ]);
}

export interface NewAd {
  campaignId: Id;
  adGroupId: Id;
  pinId: Id;
  name: string;
  destinationUrl: string | null;
}

export function insertAd(tx: Transaction, { id }: AllowedAdAccount, ad: NewAd, at: Date): Promise<Id> {
  const { campaignId, adGroupId, pinId, name, destinationUrl } = ad;
  return insertOne(tx, INSERT_AD, [homeOf(id), id, campaignId, adGroupId, pinId, name, at, destinationUrl]);
}

export interface NewChange {
  level: ChangeLevel;
  entityId: Id;
  /** Null for what was created. */
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>>;
}

const INSERT_CHANGE: Statement = {
  name: 'ad-changes-insert',
  text: `insert into ad_changes (home, id, ad_account_id, actor_id, level, entity_id, before, after, created_at)
    values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, $4, $5, $6, $7, $8)`,
};

/** In the transaction of the change. `actorId` is null for staff, who are not named. */
export async function insertChange(
  tx: Transaction,
  { id }: LockedAdAccount,
  { level, entityId, before, after }: NewChange,
  { actorId, at }: { actorId: Id | null; at: Date },
): Promise<void> {
  await tx.write(INSERT_CHANGE, [homeOf(id), id, actorId, level, entityId, before, after, at]);
}

const STATUS_OF = {
  CAMPAIGN: {
    name: 'ad-campaigns-status',
    text: 'select status from ad_campaigns where home = $1 and ad_account_id = $2 and id = $3',
  },
  AD_GROUP: {
    name: 'ad-groups-status',
    text: 'select status from ad_groups where home = $1 and ad_account_id = $2 and id = $3',
  },
  AD: {
    name: 'ads-status',
    text: 'select status from ads where home = $1 and ad_account_id = $2 and id = $3',
  },
} as const satisfies Record<string, Statement>;

export type StatusLevel = keyof typeof STATUS_OF;

/** Nothing changes it while the account is locked. */
export async function findStatus(
  db: Queryable,
  { id: accountId }: LockedAdAccount,
  level: StatusLevel,
  id: Id,
): Promise<AdStatus | null> {
  const [row] = await db.rows<{ status: AdStatus }>(STATUS_OF[level], [homeOf(id), accountId, id]);
  return row?.status ?? null;
}

const SET_STATUS: Record<StatusLevel, Statement> = {
  CAMPAIGN: {
    name: 'ad-campaigns-set-status',
    text: 'update ad_campaigns set status = $4, updated_at = $5 where home = $1 and ad_account_id = $2 and id = $3',
  },
  AD_GROUP: {
    name: 'ad-groups-set-status',
    text: 'update ad_groups set status = $4, updated_at = $5 where home = $1 and ad_account_id = $2 and id = $3',
  },
  AD: {
    name: 'ads-set-status',
    text: 'update ads set status = $4, updated_at = $5 where home = $1 and ad_account_id = $2 and id = $3',
  },
};

export async function setStatus(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  { level, id, status, at }: { level: StatusLevel; id: Id; status: AdStatus; at: Date },
): Promise<void> {
  await tx.write(SET_STATUS[level], [homeOf(id), accountId, id, status, at]);
}

const ACCOUNT_OF: Record<StatusLevel, Statement> = {
  CAMPAIGN: {
    name: 'ad-campaigns-account',
    text: 'select ad_account_id from ad_campaigns where home = $1 and id = $2',
  },
  AD_GROUP: {
    name: 'ad-groups-account',
    text: 'select ad_account_id from ad_groups where home = $1 and id = $2',
  },
  AD: { name: 'ads-account', text: 'select ad_account_id from ads where home = $1 and id = $2' },
};

/** Never changes. */
export async function findAccountOf(db: Queryable, level: StatusLevel, id: Id): Promise<Id | null> {
  const [row] = await db.rows<{ ad_account_id: Id }>(ACCOUNT_OF[level], [homeOf(id), id]);
  return row?.ad_account_id ?? null;
}
