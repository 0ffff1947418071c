import type { BillableEvent } from '#features/ads/campaigns/campaign.ts';

/** What an advertiser who lets us choose pays at most: for a thousand impressions, or for one click. */
const AUTOMATIC_BID: Record<BillableEvent, number> = {
  IMPRESSION: 2_000_000,
  CLICKTHROUGH: 200_000,
  VIDEO_V_50_MRC: 0,
};

/** What everybody is assumed to have, so that the first click of a new ad decides nothing. */
const ASSUMED = { impressions: 400, clicks: 4 };

export interface Bid {
  billableEvent: BillableEvent;
  bidMicro: number | null;
}

export interface Bidder {
  /** For one event that is paid for, in millionths; may be a fraction. */
  bid: number;
  /** How many of these a single impression brings. */
  rate: number;
  /** What a thousand impressions bring if the bid is paid. */
  score: number;
}

const THOUSAND = 1000;

export function bidderOf(
  { billableEvent, bidMicro }: Bid,
  counted: { impressions: number; clicks: number } = { impressions: 0, clicks: 0 },
): Bidder {
  const given = bidMicro ?? AUTOMATIC_BID[billableEvent];
  const isByImpression = billableEvent === 'IMPRESSION';
  const bid = isByImpression ? given / THOUSAND : given;
  const rate = isByImpression
    ? 1
    : Math.min(1, (counted.clicks + ASSUMED.clicks) / (counted.impressions + ASSUMED.impressions));
  return { bid, rate, score: bid * rate * THOUSAND };
}

/**
 * The least that still wins against the next one, in whole millionths for one event: never more than the own bid,
 * never less than the floor, which is for a thousand impressions.
 */
export function priceOf({ bid, rate }: Bidder, nextScore: number, floor: number): number {
  const needed = Math.max(nextScore, floor) / (THOUSAND * rate);
  return Math.max(1, Math.floor(Math.min(bid, Math.ceil(needed))));
}

/** How far chance may move an ad, so that one of several equals is not always the first. */
const JITTER = 0.1;

/** The best first, each with its price. Those below the floor lose. */
export function runAuction<One extends Bidder>(
  bidders: readonly One[],
  { floor, random }: { floor: number; random: () => number },
): { winner: One; priceMicro: number }[] {
  const ranked = bidders
    .filter(({ score }) => score >= floor)
    .map((bidder) => ({ bidder, rank: bidder.score * (1 - JITTER * random()) }))
    .sort((a, b) => b.rank - a.rank);
  return ranked.map(({ bidder }, at) => ({
    winner: bidder,
    priceMicro: priceOf(bidder, ranked[at + 1]?.bidder.score ?? 0, floor),
  }));
}
