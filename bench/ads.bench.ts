import { type AdIndex, buildAdIndex, chooseAds, type IndexedAd } from '#features/ads/delivery/ad-index.ts';
import { bidderOf } from '#features/ads/delivery/auction.ts';
import { grantOf, type Limit, limitsOf, shareOfDay } from '#features/ads/delivery/budget.ts';
import type { Seeker } from '#features/ads/delivery/targeting.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Row, type Section, short } from './section.ts';

export const TITLE = 'Delivery of ads';

const REQUESTS = 1_000_000;
const ADS = 10_000;
const PROCESSES = 4;
const SLOTS = 2;
/** So many of the ads that a page holds are seen. */
const SEEN = 0.7;
const MINUTES = 1440;
const SLICE_MINUTES = 10;
/** Each process reads its index anew; the product does so ten times as often. */
const REFRESH_MINUTES = 5;
const KILLED_AT = 720;
const FLOOR = 100_000;

const START = Date.UTC(2026, 2, 4);

export async function run(): Promise<Section> {
  const day = simulateDay();
  return { title: TITLE, words: WORDS, tables: [[day], [measureAuction(ADS), measureAuction(100_000)]] };
}

const WORDS = `One day of ${REQUESTS.toLocaleString('en')} pages with ${SLOTS} slots each, in ${PROCESSES} processes that share
budgets only through reserved slices; at noon one is killed with what it has reserved, and another starts. Visits follow
another curve than the one that budgets are paced by, an hour later. Each of the ${ADS.toLocaleString('en')} ads has a daily
budget, a third of them too small for the demand. The choices, prices and grants are the product's; the database is a map
(tests prove the same with PostgreSQL and several pools). *Overspend* is the most that any budget was exceeded by. *Pacing error*
is the mean distance between the share of its budget that an ad with demand has spent and the day's curve, over the hours.
*Unserved* is what such ads had left in the end.`;

/** The same numbers in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const COUNTRIES = ['DE', 'FR', 'US', 'JP'] as const;

function makeAds(count: number, random: () => number): IndexedAd[] {
  return Array.from({ length: count }, (_, at): IndexedAd => {
    const bid = {
      billableEvent: 'IMPRESSION' as const,
      bidMicro: Math.round(500_000 + random() * 4_500_000),
    };
    const isTight = random() < 1 / 3;
    const dailyCapMicro = Math.round((isTight ? 50_000 : 500_000) * (0.5 + random()));
    const id = (kind: number) => String(kind * 1_000_000 + at + 1) as Id;
    const targeting = random() < 0.5 ? {} : { LOCATION: [COUNTRIES[Math.floor(random() * 4)] ?? 'DE'] };
    return {
      ...{
        adId: id(1),
        adGroupId: id(2),
        campaignId: id(3),
        adAccountId: id(4),
        ownerId: id(5),
        pinId: id(6),
      },
      ...{ ownerName: 'Shop', destinationUrl: null, objectiveType: 'AWARENESS', ...bid, dailyCapMicro },
      ...{ lifetimeCapMicro: null, campaignDailyCapMicro: null, campaignLifetimeCapMicro: null },
      ...{
        startTime: null,
        endTime: null,
        targeting,
        placementGroup: 'ALL',
        currency: 'USD',
        timeZone: 'UTC',
      },
      ...{ bidStrategyType: 'MAX_BID', pacingType: 'STANDARD' },
      ...bidderOf(bid),
    };
  });
}

interface SimulatedSlice {
  left: number;
  until: number;
}

interface Spending {
  reserved: Map<Id, number>;
  charged: Map<Id, number>;
  ended: { adGroupId: Id; slice: SimulatedSlice }[];
}

interface SimulatedProcess {
  index: AdIndex;
  slices: Map<Id, SimulatedSlice>;
}

const reservedOf =
  ({ reserved }: Spending) =>
  (limit: Limit) =>
    reserved.get(limit.scopeId) ?? 0;

const grantFor = (spending: Spending, ad: IndexedAd, minute: number, priceMicro: number) =>
  grantOf(limitsOf(ad, new Date(START + minute * 60_000)), {
    ...{ reservedOf: reservedOf(spending), balanceMicro: Number.MAX_SAFE_INTEGER, priceMicro },
  });

const indexAt = (ads: readonly IndexedAd[], spending: Spending, minute: number): AdIndex =>
  buildAdIndex(ads.filter((ad) => grantFor(spending, ad, minute, 1) > 0));

/** As `takeFromSlice`, at one moment. */
function charge(process: SimulatedProcess, spending: Spending, ad: IndexedAd, minute: number, price: number) {
  const { adGroupId } = ad;
  let slice = process.slices.get(adGroupId);
  if (!slice || slice.until <= minute || slice.left < price) {
    const amount = grantFor(spending, ad, minute, price);
    if (amount === 0) return void process.index.held.add(adGroupId);
    slice = { left: amount, until: minute + SLICE_MINUTES };
    process.slices.set(adGroupId, slice);
    spending.ended.push({ adGroupId, slice });
    spending.reserved.set(adGroupId, (spending.reserved.get(adGroupId) ?? 0) + amount);
  }
  slice.left -= price;
  spending.charged.set(adGroupId, (spending.charged.get(adGroupId) ?? 0) + price);
}

/** What ended slices did not charge, also those of a killed process. */
function giveBack(spending: Spending, minute: number): void {
  const isOver = ({ slice }: Spending['ended'][number]) => slice.until < minute;
  for (const { adGroupId, slice } of spending.ended.filter(isOver))
    spending.reserved.set(adGroupId, (spending.reserved.get(adGroupId) ?? 0) - slice.left);
  spending.ended = spending.ended.filter((one) => !isOver(one));
}

function simulateDay(): Row {
  const random = randomFrom(7);
  const ads = makeAds(ADS, random);
  const spending: Spending = { reserved: new Map(), charged: new Map(), ended: [] };
  const start = (minute: number) => ({ index: indexAt(ads, spending, minute), slices: new Map() });
  const processes: SimulatedProcess[] = Array.from({ length: PROCESSES }, () => start(0));
  const byHour: Map<Id, number>[] = [];
  let shown = 0;
  for (let minute = 0; minute < MINUTES; minute += 1) {
    giveBack(spending, minute);
    if (minute === KILLED_AT) processes[0] = start(minute);
    if (minute % REFRESH_MINUTES === 0)
      for (const process of processes) process.index = indexAt(ads, spending, minute);
    for (let request = requestsIn(minute); request > 0; request -= 1) {
      const process = processes[Math.floor(random() * PROCESSES)];
      if (process) shown += serve(process, spending, minute, random);
    }
    if (minute % 60 === 59) byHour.push(new Map(spending.charged));
  }
  return { pages: short(REQUESTS), impressions: short(shown), ...judge(ads, spending, byHour) };
}

/** An hour later than the curve that budgets are paced by. */
function requestsIn(minute: number): number {
  const shareAt = (at: number) => shareOfDay(Math.floor(at / 60), at % 60);
  const earlier = (minute + MINUTES - 60) % MINUTES;
  const part = (earlier + 1 === MINUTES ? 1 : shareAt(earlier + 1)) - shareAt(earlier);
  return Math.round(part * REQUESTS);
}

function serve(process: SimulatedProcess, spending: Spending, minute: number, random: () => number): number {
  const chosen = chooseAds(process.index, seekerOf(random), {
    ...{ now: START + minute * 60_000, count: SLOTS, floor: FLOOR, random, isExcluded: () => false },
  });
  let shown = 0;
  for (const { ad, priceMicro } of chosen) {
    if (random() > SEEN) continue;
    shown += 1;
    charge(process, spending, ad, minute, priceMicro);
  }
  return shown;
}

function seekerOf(random: () => number): Seeker {
  const country = COUNTRIES[Math.floor(random() * COUNTRIES.length)];
  return { placement: 'home', country, locale: 'en', subject: new Set(), topics: new Set(), person: null };
}

function judge(ads: readonly IndexedAd[], spending: Spending, byHour: readonly Map<Id, number>[]): Row {
  let overspend = 0;
  let [budget, charged] = [0, 0];
  const errors: number[] = [];
  for (const { adGroupId, dailyCapMicro } of ads) {
    const cap = dailyCapMicro ?? 0;
    const spent = spending.charged.get(adGroupId) ?? 0;
    overspend = Math.max(overspend, spent / cap - 1);
    // The others bid too little for the demand there is.
    if (spent < cap / 2) continue;
    budget += cap;
    charged += spent;
    byHour.forEach((until, hour) => {
      errors.push(Math.abs((until.get(adGroupId) ?? 0) / cap - shareOfDay(hour, 60)));
    });
  }
  const mean = errors.reduce((sum, one) => sum + one, 0) / Math.max(1, errors.length);
  return {
    overspend: `${short(Math.max(0, overspend) * 100)} %`,
    'pacing error': `${short(mean * 100)} %`,
    unserved: `${short((1 - charged / budget) * 100)} %`,
  };
}

const WARM_UP = 2000;
const MEASURED = 20_000;

function measureAuction(count: number): Row {
  const random = randomFrom(count);
  const index = buildAdIndex(makeAds(count, random));
  const times: number[] = [];
  for (let at = 0; at < WARM_UP + MEASURED; at += 1) {
    const seeker = seekerOf(random);
    const from = performance.now();
    chooseAds(index, seeker, {
      ...{ now: START, count: SLOTS, floor: FLOOR, random },
      // As of somebody who has seen every tenth.
      isExcluded: ({ adId }) => adId.endsWith('7'),
    });
    if (at >= WARM_UP) times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => `${short((times[Math.floor(times.length * share)] ?? 0) * 1000)} µs`;
  return { ads: short(count), 'auction, median': at(0.5), p99: at(0.99) };
}
