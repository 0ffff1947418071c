import { endOfDay } from '#features/ads/ad-accounts/account-days.ts';
import { type AllowedAdAccount, lockOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusal, adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findAccountOf } from '../ad-tree.store.ts';
import { AD_LIMITS, type AdGroupValues, type AdStatus, type ObjectiveType } from '../campaign.ts';
import { editorOf } from '../changes.service.ts';
import { type CreatedTree, createTree, insertAds } from '../create-tree.service.ts';
import { editEntity } from '../editing.service.ts';
import { type AdGroupRow, findCampaignRow, listAdGroupRows, listAdsOfGroups } from '../tree-rows.store.ts';
import { listTopicsOfPins } from './automate-campaign.store.ts';

type Me = ContextFor<'person'>;

export interface AutomatedValues {
  name: string;
  /** For each day, millionths. */
  budgetMicro: number;
  /** The last day. */
  endDate: string | null;
  pinIds: readonly Id[];
}

/** So that an audience stays about what the pins are about. */
const MOST_TOPICS = 10;

/** What is chosen for the advertiser: people interested in what the pins are about, everywhere, at a bid of ours. */
async function groupFor(
  tx: Transaction,
  { time_zone }: AllowedAdAccount,
  { name, budgetMicro, endDate, pinIds }: AutomatedValues,
) {
  const topics = await listTopicsOfPins(tx, pinIds, MOST_TOPICS);
  return {
    ...{ name, budget_in_micro_currency: budgetMicro, budget_type: 'DAILY' },
    end_time: endDate ? endOfDay(endDate, time_zone) : null,
    targeting: topics.length > 0 ? { INTEREST: topics } : {},
    ...{ bid_in_micro_currency: null, bid_strategy_type: 'AUTOMATIC_BID' },
    ...{ placement_group: 'ALL', pacing_delivery_type: 'STANDARD' },
  } satisfies Partial<AdGroupValues>;
}

const adOf = (pinId: Id) => ({ pinId, name: '', link: '' });

export function createAutomated(
  context: Me,
  accountId: Id,
  { objectiveType, ...values }: AutomatedValues & { objectiveType: ObjectiveType },
): Promise<CreatedTree> {
  return context.db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId);
    const whole = { daily_spend_cap: null, lifetime_spend_cap: null, start_time: null, end_time: null };
    const created = await createTree(tx, context, account, {
      campaign: {
        ...{ objectiveType, isAutomated: true },
        values: { name: values.name, status: 'ACTIVE', ...whole },
      },
      group: { status: 'ACTIVE', start_time: null, ...(await groupFor(tx, account, values)) },
      ads: values.pinIds.map(adOf),
    });
    await tellAdsChanged(tx, account.id);
    return created;
  });
}

/** Whom it is for is chosen anew, from its pins. Ads whose pin is not named any more are archived. */
export async function editAutomated(
  context: Me,
  campaignId: Id,
  { status, ...values }: AutomatedValues & { status: AdStatus | undefined },
): Promise<void> {
  const accountId = await findAccountOf(context.db, 'CAMPAIGN', campaignId);
  await context.db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId ?? campaignId);
    const group = await requireOnlyGroup(tx, campaignId);
    const editor = editorOf(context);
    const whole = { name: values.name, ...(status && { status }) };
    await editEntity(tx, editor, account, { level: 'CAMPAIGN', id: campaignId, values: whole });
    const chosen = await groupFor(tx, account, values);
    await editEntity(tx, editor, account, { level: 'AD_GROUP', id: group.id, values: chosen });
    await changeAds(tx, context, account, { group, pinIds: values.pinIds });
    await tellAdsChanged(tx, account.id);
  });
}

async function requireOnlyGroup(tx: Transaction, campaignId: Id): Promise<AdGroupRow> {
  const campaign = await findCampaignRow(tx, campaignId);
  if (!campaign?.is_automated) throw notFound('campaign');
  const [group] = await listAdGroupRows(tx, campaignId);
  if (!group) throw new Refusal(adRefusals['is-archived']);
  return group;
}

async function changeAds(
  tx: Transaction,
  context: Me,
  account: AllowedAdAccount,
  { group, pinIds }: { group: AdGroupRow; pinIds: readonly Id[] },
): Promise<void> {
  if (pinIds.length > AD_LIMITS.ads)
    throw adRefusal('too-many', { field: 'pin_ids', values: { most: AD_LIMITS.ads } });
  const known = await listAdsOfGroups(tx, [group.id]);
  for (const ad of known)
    if (!pinIds.includes(ad.pin_id))
      await editEntity(tx, editorOf(context), account, {
        ...{ level: 'AD', id: ad.id, values: { status: 'ARCHIVED' } },
      });
  const added = pinIds.filter((id) => known.every(({ pin_id }) => pin_id !== id));
  await insertAds(tx, context, account, {
    ...{ campaignId: group.campaign_id, adGroupId: group.id, billed: group.billable_event },
    ads: added.map(adOf),
  });
}
