import { type AllowedAdAccount, lockOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusal, adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { insertAdGroup, insertCampaign } from '../ad-tree.store.ts';
import { AD_LIMITS, type AdGroupValues } from '../campaign.ts';
import { noteCreated } from '../changes.service.ts';
import { insertAds } from '../create-tree.service.ts';
import { findAdGroupRow, findCampaignRow, listAdsOfGroups } from '../tree-rows.store.ts';
import { requirePromotableGroup } from '../tree-rules.service.ts';

type Me = ContextFor<'person'>;

interface NewBudget {
  budgetMicro: number;
  budgetType: 'DAILY' | 'LIFETIME';
  days: number;
}

export interface GroupPromotion {
  adAccountId: Id;
  productGroupId: Id;
  /** An ad group that is there, or the budget of a new one. */
  among: { adGroupId: Id } | NewBudget;
}

interface Above {
  campaignId: Id;
  adGroupId: Id;
}

/**
 * Shows the products of a group that can be had, in an ad group that sells from the catalog; waits for a review.
 * @throws Refusal 'no-product', 'no-shopping-group', 'already-promoted' or 'too-many'
 */
export async function promoteGroup(
  context: Me,
  { adAccountId, productGroupId, among }: GroupPromotion,
): Promise<Above & { id: Id }> {
  return context.db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, adAccountId);
    const { name } = await requirePromotableGroup(tx, account.id, productGroupId);
    const above =
      'adGroupId' in among
        ? await requireShoppingGroup(tx, account, { adGroupId: among.adGroupId, productGroupId })
        : await insertAbove(tx, context, account, { name, ...among });
    const ads = [{ productGroupId, name }];
    const [id] = await insertAds(tx, context, account, { ...above, billed: 'CLICKTHROUGH', ads });
    if (!id) throw new Error('nothing was inserted');
    await tellAdsChanged(tx, account.id);
    return { ...above, id };
  });
}

async function requireShoppingGroup(
  tx: Transaction,
  account: AllowedAdAccount,
  { adGroupId, productGroupId }: { adGroupId: Id; productGroupId: Id },
): Promise<Above> {
  const row = await findAdGroupRow(tx, adGroupId);
  if (!row || row.ad_account_id !== account.id || row.status === 'ARCHIVED') throw notFound('ad_group');
  const campaign = await findCampaignRow(tx, row.campaign_id);
  if (campaign?.objective_type !== 'CATALOG_SALES') throw new Refusal(adRefusals['no-shopping-group']);
  const known = await listAdsOfGroups(tx, [adGroupId]);
  if (known.some((ad) => ad.product_group_id === productGroupId))
    throw new Refusal(adRefusals['already-promoted']);
  if (known.length >= AD_LIMITS.ads)
    throw adRefusal('too-many', { field: 'ad_group_id', values: { most: AD_LIMITS.ads } });
  return { campaignId: row.campaign_id, adGroupId };
}

const DAY_MS = 86_400_000;

async function insertAbove(
  tx: Transaction,
  context: Me,
  account: AllowedAdAccount,
  { name, budgetMicro, budgetType, days }: NewBudget & { name: string },
): Promise<Above> {
  const at = context.clock.now();
  const objectiveType = 'CATALOG_SALES';
  const whole = { daily_spend_cap: null, lifetime_spend_cap: null, start_time: null, end_time: null };
  const campaign = { objectiveType, values: { name, status: 'ACTIVE', ...whole } } as const;
  const campaignId = await insertCampaign(tx, account, campaign, at);
  const budget = { budget_in_micro_currency: budgetMicro, budget_type: budgetType };
  const dates = { start_time: at, end_time: new Date(at.getTime() + days * DAY_MS) };
  const values: AdGroupValues = {
    ...{
      name,
      status: 'ACTIVE',
      targeting: {},
      bid_in_micro_currency: null,
      bid_strategy_type: 'AUTOMATIC_BID',
    },
    ...{ ...budget, ...dates, placement_group: 'ALL', pacing_delivery_type: 'STANDARD' },
  };
  const adGroupId = await insertAdGroup(tx, account, { campaignId, billed: 'CLICKTHROUGH', values }, at);
  await noteCreated(tx, context, account, [
    { level: 'CAMPAIGN', entityId: campaignId, after: { name, objective_type: objectiveType } },
    { level: 'AD_GROUP', entityId: adGroupId, after: { ...budget, ...dates } },
  ]);
  return { campaignId, adGroupId };
}
