import type { ServableAd } from '#features/ads/campaigns/servable-ads.service.ts';
import { type GroupKeywords, isMatch } from '#features/ads/keywords/match-keyword.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Bidder, runAuction } from './auction.ts';
import type { AdReason } from './delivery.ts';
import { isShownIn, reasonsFor, type Seeker } from './targeting.ts';

export type IndexedAd = ServableAd & Bidder & { keywords?: GroupKeywords };

/** By topic and country, each `*` for ads that ask for none; the highest scores first. */
type AdLists = ReadonlyMap<string, readonly IndexedAd[]>;

export interface AdIndex {
  size: number;
  byId: ReadonlyMap<Id, IndexedAd>;
  /** Of all pages but searches. */
  lists: AdLists;
  /** Of searches, whatever is searched for. */
  searched: AdLists;
  /** Those with keywords, by the longest word of each. */
  byWord: ReadonlyMap<string, readonly IndexedAd[]>;
  /** Ad groups that are not shown for now. */
  held: Set<Id>;
}

const ANY = '*';

const keyOf = (topic: string, country: string) => `${topic} ${country}`;

const asked = (list: readonly string[] | undefined): readonly string[] => (list?.length ? list : [ANY]);

export function buildAdIndex(ads: readonly IndexedAd[]): AdIndex {
  const found = ads.filter((ad) => isShownIn(ad.placementGroup, 'search'));
  return {
    ...{ size: ads.length, byId: new Map(ads.map((ad) => [ad.adId, ad])), held: new Set() },
    lists: listAds(ads.filter((ad) => isShownIn(ad.placementGroup, 'home'))),
    searched: listAds(found.filter((ad) => !ad.keywords?.positive.length)),
    byWord: sortedLists(
      found,
      ({ keywords }) => new Set(keywords?.positive.map(({ words }) => longestOf(words))),
    ),
  };
}

const listAds = (ads: readonly IndexedAd[]): AdLists =>
  sortedLists(ads, ({ targeting: { INTEREST, LOCATION } }) =>
    asked(INTEREST).flatMap((topic) => asked(LOCATION).map((country) => keyOf(topic, country))),
  );

function sortedLists(ads: readonly IndexedAd[], keysOf: (ad: IndexedAd) => Iterable<string>): AdLists {
  const lists = new Map<string, IndexedAd[]>();
  for (const ad of ads) {
    for (const key of keysOf(ad)) {
      const list = lists.get(key);
      if (list) list.push(ad);
      else lists.set(key, [ad]);
    }
  }
  for (const list of lists.values()) list.sort((a, b) => b.score - a.score);
  return lists;
}

const longestOf = (words: readonly string[]) =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** So many of the best compete; the others would lose anyway. */
const MOST_COMPETING = 24;

export interface ChosenAd {
  ad: IndexedAd;
  priceMicro: number;
  reasons: AdReason[];
  /** By which it was found. */
  keywordId: Id | null;
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
    .map(({ winner: { ad, reasons, keywordId }, priceMicro }) => ({ ad, reasons, keywordId, priceMicro }));
}

type Competing = Bidder & Pick<ChosenAd, 'ad' | 'reasons' | 'keywordId'>;

function findCompeting(
  index: AdIndex,
  seeker: Seeker,
  { now, isExcluded, most }: Pick<Choice, 'now' | 'isExcluded'> & { most: number },
): Competing[] {
  const found: Competing[] = [];
  const met = new Set<Id>();
  for (const ad of inOrder(listsFor(index, seeker))) {
    if (found.length >= most) break;
    if (met.has(ad.adId)) continue;
    met.add(ad.adId);
    if (index.held.has(ad.adGroupId) || !isOpen(ad, now) || isExcluded(ad)) continue;
    const why = whyFor(ad, seeker);
    if (why) found.push({ ad, ...why, bid: ad.bid, rate: ad.rate, score: ad.score });
  }
  return found;
}

/** In a search, one of the keywords stands for the topics, and none of the negative ones may match. */
function whyFor(
  { keywords, targeting }: IndexedAd,
  seeker: Seeker,
): Pick<ChosenAd, 'reasons' | 'keywordId'> | null {
  const { query } = seeker;
  if (!query || !keywords) return withReasons(reasonsFor(targeting, seeker), null);
  const { positive, negative } = keywords;
  if (negative.some((keyword) => isMatch(keyword, query))) return null;
  if (positive.length === 0) return withReasons(reasonsFor(targeting, seeker), null);
  const matching = positive.find((keyword) => isMatch(keyword, query));
  if (!matching) return null;
  const { INTEREST: _, ...others } = targeting;
  const reasons = reasonsFor(others, seeker)?.filter(({ kind }) => kind !== 'context');
  return withReasons(reasons ? [{ kind: 'search' }, ...reasons] : null, matching.id);
}

const withReasons = (reasons: AdReason[] | null, keywordId: Id | null) => reasons && { reasons, keywordId };

const isOpen = ({ startTime, endTime }: ServableAd, now: number) =>
  (startTime?.getTime() ?? 0) <= now && now < (endTime?.getTime() ?? Number.POSITIVE_INFINITY);

function listsFor(
  { lists, searched, byWord }: AdIndex,
  { placement, query, subject, topics, country }: Seeker,
): (readonly IndexedAd[])[] {
  const countries = country ? [ANY, country] : [ANY];
  const among = placement === 'search' ? searched : lists;
  const ofKeywords = placement === 'search' ? [...new Set(query)].map((word) => byWord.get(word) ?? []) : [];
  const ofTopics = [ANY, ...new Set([...subject, ...topics])].flatMap((topic) =>
    countries.map((one) => among.get(keyOf(topic, one)) ?? []),
  );
  return [...ofKeywords, ...ofTopics];
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
