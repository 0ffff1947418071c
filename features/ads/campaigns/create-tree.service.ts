import type { AllowedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusal, adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { insertAd, insertAdGroup, insertCampaign, type NewCampaign } from './ad-tree.store.ts';
import {
  AD_LIMITS,
  type AdGroupValues,
  type AdStatus,
  type BillableEvent,
  type ObjectiveType,
} from './campaign.ts';
import { noteCreated } from './changes.service.ts';
import { findCampaignRow, listAdGroupRows } from './tree-rows.store.ts';
import {
  judgeCampaign,
  judgeGroup,
  judgeLink,
  requireOwnOpenPin,
  requireTargeting,
} from './tree-rules.service.ts';

type Me = ContextFor<'person'>;

export interface NewAdValues {
  pinId: Id;
  /** Empty for the title of the pin. */
  name: string;
  /** Empty for the link of the pin. */
  link: string;
  status?: AdStatus;
}

export interface NewTree {
  /** A new campaign, or the one that the ad group is added to. */
  campaign: NewCampaign | { id: Id };
  group: AdGroupValues;
  ads: readonly NewAdValues[];
}

export interface CreatedTree {
  campaignId: Id;
  adGroupId: Id;
  adIds: Id[];
}

/** What is paid for follows from the objective. */
const BILLED: Record<ObjectiveType, BillableEvent> = {
  AWARENESS: 'IMPRESSION',
  CONSIDERATION: 'CLICKTHROUGH',
  WEB_CONVERSION: 'CLICKTHROUGH',
  CATALOG_SALES: 'CLICKTHROUGH',
  VIDEO_COMPLETION: 'IMPRESSION',
};

const ofNew = ({ clock, locale }: Me, account: AllowedAdAccount) => ({
  ...{ account, now: clock.now(), locale, before: null, spent: { today: 0, ever: 0 } },
});

/** What ad groups are added to. */
export interface AboveGroups {
  id: Id;
  /** What the campaign may spend, if it has a limit. */
  cap: number | null;
  objectiveType: ObjectiveType;
}

/**
 * The whole tree or nothing; a refusal names its field, such as `ad_group.end_date` or `ads.0.pin_id`. The caller holds the
 * lock of the account and tells of it (`tellAdsChanged`).
 */
export async function createTree(
  tx: Transaction,
  context: Me,
  account: AllowedAdAccount,
  { campaign, group, ads }: NewTree,
): Promise<CreatedTree> {
  const above = await createCampaign(tx, context, account, campaign);
  return createGroup(tx, context, account, { above, group, ads });
}

export async function createGroup(
  tx: Transaction,
  context: Me,
  account: AllowedAdAccount,
  { above, group, ads }: Pick<NewTree, 'group' | 'ads'> & { above: AboveGroups },
): Promise<CreatedTree> {
  const values = await within('ad_group.', async () => {
    const targeting = await requireTargeting({ ...context, db: tx, accountId: account.id }, group.targeting);
    const next = { ...group, targeting };
    judgeGroup(next, { ...ofNew(context, account), above });
    return next;
  });
  const billed = BILLED[above.objectiveType];
  const at = context.clock.now();
  const adGroupId = await insertAdGroup(tx, account, { campaignId: above.id, billed, values }, at);
  await noteCreated(tx, context, account, [{ level: 'AD_GROUP', entityId: adGroupId, after: { ...values } }]);
  const adIds = await insertAds(tx, context, account, { campaignId: above.id, adGroupId, billed, ads });
  return { campaignId: above.id, adGroupId, adIds };
}

/** The one that is there, or a new one. */
export async function createCampaign(
  tx: Transaction,
  context: Me,
  account: AllowedAdAccount,
  campaign: NewTree['campaign'],
): Promise<AboveGroups> {
  if ('id' in campaign) {
    const row = await findCampaignRow(tx, campaign.id);
    if (row?.ad_account_id !== account.id) throw notFound('campaign');
    if (row.status === 'ARCHIVED') throw new Refusal(adRefusals['is-archived']);
    if ((await listAdGroupRows(tx, row.id)).length >= AD_LIMITS.groups)
      throw adRefusal('too-many', { field: 'campaign_id', values: { most: AD_LIMITS.groups } });
    const cap = row.daily_spend_cap ?? row.lifetime_spend_cap;
    return { id: row.id, cap, objectiveType: row.objective_type };
  }
  const { objectiveType, values } = campaign;
  if (objectiveType === 'CATALOG_SALES') throw new Refusal(adRefusals['no-product-ads']);
  await within('campaign.', async () => judgeCampaign(values, ofNew(context, account)));
  const id = await insertCampaign(tx, account, campaign, context.clock.now());
  const after = { ...values, objective_type: objectiveType };
  await noteCreated(tx, context, account, [{ level: 'CAMPAIGN', entityId: id, after }]);
  return { id, cap: values.daily_spend_cap ?? values.lifetime_spend_cap, objectiveType };
}

interface AdsToInsert {
  campaignId: Id;
  adGroupId: Id;
  billed: BillableEvent;
  ads: readonly NewAdValues[];
}

export async function insertAds(
  tx: Transaction,
  context: Me,
  account: AllowedAdAccount,
  { campaignId, adGroupId, billed, ads }: AdsToInsert,
): Promise<Id[]> {
  const ids: Id[] = [];
  for (const [at, one] of ads.entries()) {
    const pin = await requireOwnOpenPin(tx, account.owner_id, one.pinId, `ads.${at}.pin_id`);
    const link = one.link || pin.link;
    judgeLink(link, billed, `ads.${at}.destination_url`);
    const name = one.name || [...pin.title].slice(0, AD_LIMITS.name).join('').trim() || 'Promoted Pin';
    const ad = { campaignId, adGroupId, pinId: one.pinId, name, destinationUrl: link, status: one.status };
    const id = await insertAd(tx, account, ad, context.clock.now());
    const after = { name, pin_id: one.pinId, destination_url: link };
    await noteCreated(tx, context, account, [{ level: 'AD', entityId: id, after }]);
    ids.push(id);
  }
  return ids;
}

/** Refusals name fields of a part of what was sent. */
async function within<T>(prefix: string, judge: () => Promise<T>): Promise<T> {
  try {
    return await judge();
  } catch (error) {
    if (!(error instanceof Refusal) || !error.field) throw error;
    const { kind, reason, text, field } = error;
    throw new Refusal({ ...text, kind, reason, field: `${prefix}${field}` });
  }
}
