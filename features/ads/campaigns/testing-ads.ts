import type { Queryable } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { newDraft } from './build-campaign/new-draft.ts';

export interface AdIds {
  account: Id;
  campaign: Id;
  group: Id;
  ad: Id;
}

interface AdFacts {
  ownerId: Id;
  pinId: Id;
  /** Millionths. */
  balance?: number;
  review?: 'PENDING' | 'APPROVED' | 'REJECTED';
}

/** An account with a campaign, an ad group and an ad, as rows; the balance has no ledger. */
export async function adRows(db: Queryable, facts: AdFacts): Promise<AdIds> {
  const { ownerId, pinId, balance = 20_000_000, review = 'APPROVED' } = facts;
  const home = homeOf(ownerId);
  const insert = async (columns: string, values: string, parameters: readonly unknown[]) => {
    const [row] = await db.rows<{ id: Id }>(
      `insert into ${columns} values ($1::smallint, ($1::bigint << 51) | nextval('ids'), ${values}, now(), now()) returning id`,
      [home, ...parameters],
    );
    if (!row) throw new Error('nothing was inserted');
    return row.id;
  };
  const account = await insert(
    'ad_accounts (home, id, owner_id, name, country, currency, time_zone, balance_micro, created_at, updated_at)',
    `$2, 'Shop', 'CH', 'USD', 'Europe/Zurich', $3`,
    [ownerId, balance],
  );
  const campaign = await insert(
    'ad_campaigns (home, id, ad_account_id, name, objective_type, status, created_at, updated_at)',
    `$2, 'Lamps', 'CONSIDERATION', 'ACTIVE'`,
    [account],
  );
  const group = await insert(
    `ad_groups (home, id, ad_account_id, campaign_id, name, status, budget_in_micro_currency, budget_type,
      bid_strategy_type, billable_event, targeting, placement_group, pacing_delivery_type, created_at, updated_at)`,
    `$2, $3, 'Lamps', 'ACTIVE', 5000000, 'DAILY', 'AUTOMATIC_BID', 'CLICKTHROUGH', '{}', 'ALL', 'STANDARD'`,
    [account, campaign],
  );
  const reasons = review === 'REJECTED' ? ['LOW_QUALITY'] : [];
  const ad = await insert(
    `ads (home, id, ad_account_id, campaign_id, ad_group_id, pin_id, name, status, review_status, rejected_reasons,
      submitted_at, created_at, updated_at)`,
    `$2, $3, $4, $5, 'Lamp', 'ACTIVE', $6, $7, now()`,
    [account, campaign, group, pinId, review, reasons],
  );
  return { account, campaign, group, ad };
}

/** A campaign of this account that is not published yet. */
export async function draftRow(db: Queryable, accountId: Id, name: string): Promise<Id> {
  const entries = newDraft({ objective: 'CONSIDERATION', campaignId: null, productGroupId: null }, name);
  const [row] = await db.rows<{ id: Id }>(
    `insert into ad_drafts (home, id, ad_account_id, data, created_at, updated_at)
      values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, now(), now()) returning id`,
    [homeOf(accountId), accountId, { ...entries, campaign: { ...entries.campaign, name } }],
  );
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}
