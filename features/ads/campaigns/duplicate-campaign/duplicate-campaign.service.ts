import { endOfDay } from '#features/ads/ad-accounts/account-days.ts';
import { type AllowedAdAccount, lockOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import { listOpenPins } from '#features/library/pins/pin.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findAccountOf } from '../ad-tree.store.ts';
import type { AdStatus, CampaignValues } from '../campaign.ts';
import { createCampaign, createGroup } from '../create-tree.service.ts';
import { findPromotableGroup } from '../promoted-products.store.ts';
import { AdTreeCopied } from '../tree-copied.ts';
import {
  type AdOfGroupRow,
  type CampaignRow,
  findCampaignRow,
  listAdGroupRows,
  listAdsOfGroups,
} from '../tree-rows.store.ts';

type Me = ContextFor<'person'>;

export interface CopyWanted {
  campaignId: Id;
  name: string;
  status: AdStatus;
  /** The last day of all ad groups; null for theirs, where they are not over. */
  endDate: string | null;
}

interface Copied {
  id: Id;
  /** Ads whose pin, or whose products, cannot be promoted any more. */
  leftOut: number;
}

/** A campaign with all that is below it and not archived: the whole of it or nothing. Its ads wait for a review. */
export async function duplicateCampaign(context: Me, wanted: CopyWanted): Promise<Copied> {
  const { db, events } = context;
  const accountId = await findAccountOf(db, 'CAMPAIGN', wanted.campaignId);
  return db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId ?? wanted.campaignId);
    const campaign = await findCampaignRow(tx, wanted.campaignId);
    if (!campaign) throw notFound('campaign');
    const { groups, ads, leftOut } = await readTree(tx, account, campaign.id);
    const datesOf = datesFor(context, account, wanted);
    const above = await createCampaign(tx, context, account, {
      ...{ objectiveType: campaign.objective_type, isAutomated: campaign.is_automated },
      values: { ...capsOf(campaign), name: wanted.name, status: wanted.status, ...datesOf(campaign) },
    });
    const copies = [{ from: campaign.id, to: above.id }];
    for (const group of groups) {
      const values = { ...group, ...datesOf(group, wanted.endDate) };
      const own = ads.filter(({ ad_group_id }) => ad_group_id === group.id).map(copyOf);
      const { adGroupId } = await createGroup(tx, context, account, { above, group: values, ads: own });
      copies.push({ from: group.id, to: adGroupId });
    }
    await events.emit(tx, AdTreeCopied, { ad_account_id: account.id, campaign_id: above.id, copies });
    await tellAdsChanged(tx, account.id);
    return { id: above.id, leftOut };
  });
}

async function readTree(tx: Transaction, account: AllowedAdAccount, campaignId: Id) {
  const groups = await listAdGroupRows(tx, campaignId);
  const all = await listAdsOfGroups(
    tx,
    groups.map(({ id }) => id),
  );
  const pins = await listOpenPins(
    tx,
    all.map(({ pin_id }) => pin_id),
  );
  const open = new Set(pins.filter(({ pinner }) => pinner.id === account.owner_id).map(({ id }) => id));
  const promotable = new Set<Id>();
  for (const id of new Set(all.map(({ product_group_id }) => product_group_id)))
    if (id && (await findPromotableGroup(tx, account.id, id))?.cover_pin_id) promotable.add(id);
  const ads = all.filter(({ pin_id, product_group_id: products }) =>
    products ? promotable.has(products) : open.has(pin_id),
  );
  return { groups, ads, leftOut: all.length - ads.length };
}

const capsOf = ({ daily_spend_cap, lifetime_spend_cap }: CampaignRow) => ({
  daily_spend_cap,
  lifetime_spend_cap,
});

type Dates = Pick<CampaignValues, 'start_time' | 'end_time'>;

/** Days that are over are not copied. */
function datesFor({ clock }: Me, { time_zone }: AllowedAdAccount, { endDate }: CopyWanted) {
  const now = clock.now();
  const ahead = (time: Date | null) => (time && time > now ? time : null);
  const wanted = endDate ? endOfDay(endDate, time_zone) : null;
  return ({ start_time, end_time }: Dates, lastDay?: string | null): Dates => ({
    start_time: ahead(start_time),
    // A campaign ends with the latest of its ad groups.
    end_time: lastDay || (wanted && end_time) ? wanted : ahead(end_time),
  });
}

const copyOf = ({ pin_id, product_group_id, name, destination_url, status }: AdOfGroupRow) =>
  product_group_id
    ? { productGroupId: product_group_id, name, status }
    : { pinId: pin_id, name, link: destination_url ?? '', status };
