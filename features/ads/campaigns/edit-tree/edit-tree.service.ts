import { dayAt } from '#features/ads/ad-accounts/account-days.ts';
import {
  type AdAccountRow,
  listOwnAdAccounts,
  lockOwnAdAccount,
} from '#features/ads/ad-accounts/ad-account.service.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type AdRow, findAdRow, listAdRowsOfGroup } from '../ad.store.ts';
import { findAccountOf } from '../ad-tree.store.ts';
import { editorOf } from '../changes.service.ts';
import { editEntity, type TreeEdit } from '../editing.service.ts';
import {
  type AdGroupRow,
  type CampaignRow,
  findAdGroupRow,
  findCampaignRow,
  findSpent,
  listAdGroupRows,
  type Spent,
} from '../tree-rows.store.ts';

type Me = ContextFor<'person'>;

/** The deepest one given decides. */
export interface TreeWanted {
  campaignId: Id | null;
  adGroupId: Id | null;
  adId: Id | null;
}

export interface ShownTree {
  account: AdAccountRow;
  campaign: CampaignRow;
  groups: AdGroupRow[];
  /** Of the ad group that is wanted. */
  ads: AdRow[];
  spentOf: (id: Id) => Spent;
}

/** A campaign with its ad groups, and the ads of the one that is wanted; what is archived only where it is wanted. */
export async function showTree(context: Me, wanted: TreeWanted): Promise<ShownTree> {
  const { db, clock } = context;
  const accounts = await listOwnAdAccounts(context);
  const ad = wanted.adId ? await findAdRow(db, wanted.adId) : null;
  const groupId = wanted.adId ? ad?.ad_group_id : wanted.adGroupId;
  const group = groupId ? await findAdGroupRow(db, groupId) : null;
  const campaignId = wanted.adId || wanted.adGroupId ? group?.campaign_id : wanted.campaignId;
  const campaign = campaignId ? await findCampaignRow(db, campaignId) : null;
  // What is of others is answered like what is not there, whatever was asked for.
  const account = accounts.find(({ id }) => id === campaign?.ad_account_id);
  if (!campaign || !account) throw notFound('campaign');
  const [others, listed] = await Promise.all([
    listAdGroupRows(db, campaign.id),
    group ? listAdRowsOfGroup(db, group.id) : [],
  ]);
  const groups = group && others.every(({ id }) => id !== group.id) ? [...others, group] : others;
  const ads = ad && listed.every(({ id }) => id !== ad.id) ? [...listed, ad] : listed;
  const ids = [campaign.id, ...groups.map(({ id }) => id)];
  const spentOf = await findSpent(db, ids, dayAt(clock.now(), account.time_zone));
  return { account, campaign, groups, ads, spentOf };
}

type ValuesOf<Level> = Extract<TreeEdit, { level: Level }>['values'];

/** `valuesIn` learns the account, as days are those of its time zone. */
export async function changeTree<Level extends TreeEdit['level']>(
  context: Me,
  { level, id, valuesIn }: { level: Level; id: Id; valuesIn: (account: AdAccountRow) => ValuesOf<Level> },
): Promise<void> {
  const { db } = context;
  const accountId = await findAccountOf(db, level, id);
  await db.transaction(async (tx) => {
    // What is missing is answered like what is another's, after the same checks.
    const account = await lockOwnAdAccount(tx, context, accountId ?? id);
    const edit = { level, id, values: valuesIn(account) } as TreeEdit;
    await editEntity(tx, editorOf(context), account, edit);
    await tellAdsChanged(tx, account.id);
  });
}
