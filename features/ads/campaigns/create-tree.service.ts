import type { AllowedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusal, adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import type { Transaction } from '#platform/database/database.ts';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import { invalid, notFound, Refusal } from '#platform/resource/refusal.ts';
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
  requirePromotableGroup,
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

/** Shows the products of a group. */
export interface NewGroupAdValues {
  productGroupId: Id;
  /** Empty for that of the group. */
  name: string;
  status?: AdStatus;
}

type NewAds = readonly (NewAdValues | NewGroupAdValues)[];

export interface NewTree {
  /** A new campaign, or the one that the ad group is added to. */
  campaign: NewCampaign | { id: Id };
  group: AdGroupValues;
  ads: NewAds;
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
  judgeAds(above, ads);
  return createGroup(tx, context, account, { above, group, ads });
}

/** What sells from a catalog shows one product group and no pins of its own; nothing else shows products. */
function judgeAds({ objectiveType }: AboveGroups, ads: NewAds): void {
  const hasProducts = ads.some((one) => 'productGroupId' in one);
  if (objectiveType !== 'CATALOG_SALES') {
    if (hasProducts) throw adRefusal('no-shopping-group', { field: 'product_group_id' });
    if (ads.length === 0) throw invalid('ads', msg('{field}: choose at least one pin'));
    return;
  }
  if (!hasProducts) throw new Refusal(adRefusals['product-group-missing']);
  if (ads.length > 1) throw adRefusal('shows-products', { field: 'ads' });
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
  ads: NewAds;
}

export async function insertAds(
  tx: Transaction,
  context: Me,
  account: AllowedAdAccount,
  { campaignId, adGroupId, billed, ads }: AdsToInsert,
): Promise<Id[]> {
  const ids: Id[] = [];
  for (const [at, one] of ads.entries()) {
    const { shown, after } =
      'productGroupId' in one
        ? await showProducts(tx, account, one)
        : await showPin(tx, account, one, { billed, at });
    const ad = { campaignId, adGroupId, ...shown, status: one.status };
    const id = await insertAd(tx, account, ad, context.clock.now());
    await noteCreated(tx, context, account, [{ level: 'AD', entityId: id, after }]);
    ids.push(id);
  }
  return ids;
}

async function showPin(
  tx: Transaction,
  account: AllowedAdAccount,
  { pinId, ...one }: NewAdValues,
  { billed, at }: { billed: BillableEvent; at: number },
) {
  const pin = await requireOwnOpenPin(tx, account.owner_id, pinId, `ads.${at}.pin_id`);
  const link = one.link || pin.link;
  judgeLink(link, billed, `ads.${at}.destination_url`);
  const name = one.name || [...pin.title].slice(0, AD_LIMITS.name).join('').trim() || 'Promoted Pin';
  return {
    shown: { pinId, name, destinationUrl: link },
    after: { name, pin_id: pinId, destination_url: link },
  };
}

async function showProducts(
  tx: Transaction,
  account: AllowedAdAccount,
  { productGroupId, ...one }: NewGroupAdValues,
) {
  const group = await requirePromotableGroup(tx, account.id, productGroupId);
  const name = one.name || group.name;
  return {
    shown: { pinId: group.cover_pin_id, name, destinationUrl: null, productGroupId },
    after: { name, product_group_id: productGroupId },
  };
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
