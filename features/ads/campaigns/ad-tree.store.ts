import type { AllowedAdAccount, LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type {
  AdGroupValues,
  AdStatus,
  BillableEvent,
  CampaignValues,
  ChangeLevel,
  ObjectiveType,
} from './campaign.ts';
import { findPinFingerprint } from './tree-rows.store.ts';

const INSERT_CAMPAIGN: Statement = {
  name: 'ad-campaigns-insert',
  text: `insert into ad_campaigns (home, id, ad_account_id, name, objective_type, status, daily_spend_cap,
      lifetime_spend_cap, start_time, end_time, created_at, updated_at, is_automated)
    values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, $4, $10, $5, $6, $7, $8, $9, $9, $11)
    returning id`,
};

const INSERT_GROUP: Statement = {
  name: 'ad-groups-insert',
  text: `insert into ad_groups (home, id, ad_account_id, campaign_id, name, status, budget_in_micro_currency, budget_type,
      bid_in_micro_currency, bid_strategy_type, billable_event, start_time, end_time, targeting, placement_group,
      pacing_delivery_type, created_at, updated_at)
    values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, $4, $16, $5, $6, $7, $8, $9, $10, $11, $12, $13,
      $14, $15, $15) returning id`,
};

const INSERT_AD: Statement = {
  name: 'ads-insert',
  text: `insert into ads (home, id, ad_account_id, campaign_id, ad_group_id, pin_id, name, status, review_status,
      submitted_at, destination_url, created_at, updated_at, pin_fingerprint, product_group_id)
    values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, $4, $5, $6, $10, 'PENDING', $7, $8, $7, $7, $9, $11)
    returning id`,
};

async function insertOne(tx: Transaction, statement: Statement, values: readonly unknown[]): Promise<Id> {
  const [row] = await tx.rows<{ id: Id }>(statement, values);
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}

export interface NewCampaign {
  objectiveType: ObjectiveType;
  values: CampaignValues;
  isAutomated?: boolean;
}

export function insertCampaign(
  tx: Transaction,
  { id }: AllowedAdAccount,
  { objectiveType, values, isAutomated = false }: NewCampaign,
  at: Date,
): Promise<Id> {
  const { name, status, daily_spend_cap, lifetime_spend_cap, start_time, end_time } = values;
  return insertOne(tx, INSERT_CAMPAIGN, [
    ...[
      homeOf(id),
      id,
      name,
      objectiveType,
      daily_spend_cap,
      lifetime_spend_cap,
      start_time,
      end_time,
      at,
      status,
      isAutomated,
    ],
  ]);
}

export interface NewAdGroup {
  campaignId: Id;
  billed: BillableEvent;
  values: AdGroupValues;
}

export function insertAdGroup(
  tx: Transaction,
  { id }: AllowedAdAccount,
  { campaignId, billed, values }: NewAdGroup,
  at: Date,
): Promise<Id> {
  return insertOne(tx, INSERT_GROUP, [
    ...[homeOf(id), id, campaignId, values.name, values.budget_in_micro_currency, values.budget_type],
    ...[values.bid_in_micro_currency, values.bid_strategy_type, billed, values.start_time, values.end_time],
    ...[values.targeting, values.placement_group, values.pacing_delivery_type, at, values.status],
  ]);
}

export interface NewAd {
  campaignId: Id;
  adGroupId: Id;
  pinId: Id;
  name: string;
  destinationUrl: string | null;
  status?: AdStatus | undefined;
  /** Whose products it shows. */
  productGroupId?: Id;
}

export async function insertAd(tx: Transaction, { id }: AllowedAdAccount, ad: NewAd, at: Date): Promise<Id> {
  const { campaignId, adGroupId, pinId, name, destinationUrl, status = 'ACTIVE', productGroupId = null } = ad;
  const fingerprint = productGroupId ? null : await findPinFingerprint(tx, pinId);
  return insertOne(tx, INSERT_AD, [
    homeOf(id),
    id,
    campaignId,
    adGroupId,
    pinId,
    name,
    at,
    destinationUrl,
    fingerprint,
    status,
    productGroupId,
  ]);
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

/** What has a status of its own. */
export type StatusLevel = Exclude<ChangeLevel, 'ACCOUNT'>;

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
