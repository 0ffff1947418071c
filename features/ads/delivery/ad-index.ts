import type { ServableAd } from '#features/ads/campaigns/servable-ads.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Bidder, runAuction } from './auction.ts';
import type { AdReason } from './delivery.ts';
import { isShownIn, reasonsFor, type Seeker } from './targeting.ts';

export type IndexedAd = ServableAd & Bidder;

export interface AdIndex {
  size: number;
  byId: ReadonlyMap<Id, IndexedAd>;
  /** By topic and country, each `*` for ads that ask for none; the highest scores first. */
  lists: ReadonlyMap<string, readonly IndexedAd[]>;
  /** Ad groups that are not shown for now. */
  held: Set<Id>;
}

const ANY = '*';

const keyOf = (topic: string, country: string) => `${topic} ${country}`;

const asked = (list: readonly string[] | undefined): readonly string[] => (list?.length ? list : [ANY]);

export function buildAdIndex(ads: readonly IndexedAd[]): AdIndex {
  const lists = new Map<string, IndexedAd[]>();
  for (const ad of ads) {
    const { INTEREST, LOCATION } = ad.targeting;
    for (const topic of asked(INTEREST)) {
      for (const country of asked(LOCATION)) {
        const key = keyOf(topic, country);
        const list = lists.get(key);
        if (list) list.push(ad);
        else lists.set(key, [ad]);
      }
    }
  }
  for (const list of lists.values()) list.sort((a, b) => b.score - a.score);
  return { size: ads.length, byId: new Map(ads.map((ad) => [ad.adId, ad])), lists, held: new Set() };
}

/** So many of the best compete; the others would lose anyway. */
const MOST_COMPETING = 24;

export interface ChosenAd {
  ad: IndexedAd;
  priceMicro: number;
  reasons: AdReason[];
}

interface Choice {
  now: number;
  count: number;
  floor: number;
  random: () => number;
  isExcluded: (ad: IndexedAd) => boolean;
}

/** The winners, at most one of each account. */
export function chooseAds(
  index: AdIndex,
  seeker: Seeker,
  { count, floor, random, ...asked }: Choice,
): ChosenAd[] {
  if (index.size === 0 || count === 0) return [];
  const competing = findCompeting(index, seeker, { ...asked, most: MOST_COMPETING + count });
  const winners = runAuction(competing, { floor, random });
  const accounts = new Set<Id>();
  return winners
    .filter(({ winner: { ad } }) => !accounts.has(ad.adAccountId) && accounts.add(ad.adAccountId))
    .slice(0, count)
    .map(({ winner: { ad, reasons }, priceMicro }) => ({ ad, reasons, priceMicro }));
}

type Competing = Bidder & { ad: IndexedAd; reasons: AdReason[] };

function findCompeting(
  { lists, held }: AdIndex,
  seeker: Seeker,
  { now, isExcluded, most }: Pick<Choice, 'now' | 'isExcluded'> & { most: number },
): Competing[] {
  const found: Competing[] = [];
  const met = new Set<Id>();
  for (const ad of inOrder(listsFor(lists, seeker))) {
    if (found.length >= most) break;
    if (met.has(ad.adId)) continue;
    met.add(ad.adId);
    if (
      held.has(ad.adGroupId) ||
      !isOpen(ad, now) ||
      !isShownIn(ad.placementGroup, seeker.placement) ||
      isExcluded(ad)
    )
      continue;
    const reasons = reasonsFor(ad.targeting, seeker);
    if (reasons) found.push({ ad, reasons, bid: ad.bid, rate: ad.rate, score: ad.score });
  }
  return found;
}

const isOpen = ({ startTime, endTime }: ServableAd, now: number) =>
  (startTime?.getTime() ?? 0) <= now && now < (endTime?.getTime() ?? Number.POSITIVE_INFINITY);

function listsFor(lists: AdIndex['lists'], { subject, topics, country }: Seeker): (readonly IndexedAd[])[] {
  const countries = country ? [ANY, country] : [ANY];
  return [ANY, ...new Set([...subject, ...topics])].flatMap((topic) =>
    countries.flatMap((one) => [lists.get(keyOf(topic, one)) ?? []]),
  );
}

/** Merges sorted lists. */
function* inOrder(lists: (readonly IndexedAd[])[]): Generator<IndexedAd> {
  const heads = lists.filter((list) => list.length > 0).map((list) => ({ list, at: 0 }));
  while (heads.length > 0) {
    let best = 0;
    for (let one = 1; one < heads.length; one += 1) {
      if (scoreAt(heads[one]) > scoreAt(heads[best])) best = one;
    }
    const head = heads[best];
    const ad = head?.list[head.at];
    if (!head || !ad) return;
    yield ad;
    head.at += 1;
    if (head.at >= head.list.length) heads.splice(best, 1);
  }
}

const scoreAt = (head: { list: readonly IndexedAd[]; at: number } | undefined): number =>
  head?.list[head.at]?.score ?? Number.NEGATIVE_INFINITY;
