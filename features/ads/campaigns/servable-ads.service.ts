import { listOpenPins } from '#features/library/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import type {
  BidStrategyType,
  BillableEvent,
  ObjectiveType,
  PacingType,
  PlacementGroup,
  TargetingSpec,
} from './campaign.ts';
import { listServableProducts } from './promoted-products.store.ts';
import { listServableRows, type ServableAdRow } from './servable-ads.store.ts';

/** Amounts are millionths of the currency; null is no limit, or a bid that we choose. */
export interface ServableAd {
  adId: Id;
  adGroupId: Id;
  campaignId: Id;
  adAccountId: Id;
  ownerId: Id;
  ownerName: string;
  pinId: Id;
  /** Instead of the link of the pin. */
  destinationUrl: string | null;
  objectiveType: ObjectiveType;
  billableEvent: BillableEvent;
  bidMicro: number | null;
  bidStrategyType: BidStrategyType;
  /** What the ad group may spend on a day, or in all. */
  dailyCapMicro: number | null;
  lifetimeCapMicro: number | null;
  /** What all ad groups of the campaign may spend together. */
  campaignDailyCapMicro: number | null;
  campaignLifetimeCapMicro: number | null;
  /** May be in the future. */
  startTime: Date | null;
  endTime: Date | null;
  targeting: TargetingSpec;
  placementGroup: PlacementGroup;
  pacingType: PacingType;
  currency: string;
  /** Where its days begin. */
  timeZone: string;
  /** Of a product group: what can be had now, of which one is shown at a time. */
  products?: readonly PromotedProduct[];
}

export interface PromotedProduct {
  productId: Id;
  pinId: Id;
}

const BATCH = 500;

type Reader = Pick<Platform, 'db' | 'clock'>;

/**
 * What may be shown to others now or later: active, approved, not over, of an open account with a balance, and its pin
 * is one that every visitor sees without a warning. Reads everything; `ADS_CHANGED` says when to read it again. Whoever
 * shows one still has to ask who sees the pin, as nothing says when that changes.
 */
export async function listServableAds(reader: Reader): Promise<ServableAd[]> {
  const { db } = reader;
  const ofPins = await listInBatches(reader, 'pins', async (rows) => {
    const pins = await listOpenPins(
      db,
      rows.map(({ pin_id }) => pin_id),
    );
    const open = new Map(pins.map((pin) => [pin.id, pin.pinner.id]));
    return rows.filter((row) => open.get(row.pin_id) === row.owner_id).map((row) => servableAd(row));
  });
  const ofGroups = await listInBatches(reader, 'groups', async (rows) => {
    const products = Map.groupBy(
      await listServableProducts(
        db,
        rows.map(({ ad_id }) => ad_id),
      ),
      ({ ad_id }) => ad_id,
    );
    return rows.flatMap((row) => {
      const shown = products.get(row.ad_id)?.map((one) => ({ productId: one.product_id, pinId: one.pin_id }));
      return shown ? [servableAd(row, shown)] : [];
    });
  });
  return [...ofPins, ...ofGroups];
}

async function listInBatches(
  { db, clock }: Reader,
  of: 'pins' | 'groups',
  adsOf: (rows: ServableAdRow[]) => Promise<ServableAd[]>,
): Promise<ServableAd[]> {
  const found: ServableAd[] = [];
  const at = clock.now();
  for (let after = '0'; ; ) {
    const rows = await listServableRows(db, { of, after, limit: BATCH, at });
    found.push(...(rows.length > 0 ? await adsOf(rows) : []));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return found;
    after = last.ad_id;
  }
}

const microOf = (digits: string | null): number | null => (digits === null ? null : Number(digits));

function servableAd(row: ServableAdRow, products?: readonly PromotedProduct[]): ServableAd {
  const budget = microOf(row.budget_micro);
  return {
    adId: row.ad_id,
    adGroupId: row.ad_group_id,
    campaignId: row.campaign_id,
    adAccountId: row.ad_account_id,
    ownerId: row.owner_id,
    ownerName: row.owner_name,
    pinId: row.pin_id,
    destinationUrl: row.destination_url,
    objectiveType: row.objective_type,
    billableEvent: row.billable_event,
    bidMicro: microOf(row.bid_micro),
    bidStrategyType: row.bid_strategy_type,
    dailyCapMicro: row.budget_type === 'DAILY' ? budget : null,
    lifetimeCapMicro: row.budget_type === 'LIFETIME' ? budget : null,
    campaignDailyCapMicro: microOf(row.campaign_daily_micro),
    campaignLifetimeCapMicro: microOf(row.campaign_lifetime_micro),
    startTime: row.start_time,
    endTime: row.end_time,
    targeting: row.targeting,
    placementGroup: row.placement_group,
    pacingType: row.pacing_delivery_type,
    currency: row.currency,
    timeZone: row.time_zone,
    ...(products && { products }),
  };
}
