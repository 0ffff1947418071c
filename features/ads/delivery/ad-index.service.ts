import type { Pool } from 'pg';
import { ADS_CHANGED } from '#features/ads/ad-accounts/ads-changed.ts';
import { readUsableAudiences } from '#features/ads/audiences/usable-audiences.service.ts';
import { listServableAds, type ServableAd } from '#features/ads/campaigns/servable-ads.service.ts';
import { readUsedKeywords } from '#features/ads/keywords/used-keywords.service.ts';
import type { Database } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { hear } from '#platform/live/hear.ts';
import type { Platform } from '#platform/resource/context.ts';
import { listCounted, listSpent } from './ad-index.store.ts';
import { type AdIndex, buildAdIndex, type IndexedAd } from './ad-index.ts';
import { bidderOf } from './auction.ts';
import { grantOf, limitsOf } from './budget.ts';
import { CHARGED_KINDS } from './delivery.ts';

const DAY_MS = 86_400_000;
/** Rates are those of the last weeks. */
const COUNTED_MS = 14 * DAY_MS;

// What each process may show, by its connections to the database.
const indexes = new WeakMap<Pool, AdIndex>();

/** Undefined if this process shows no ads. */
export function adIndexOf({ db }: { db: Database }): AdIndex | undefined {
  const index = indexes.get(db.pool);
  return index && index.size > 0 ? index : undefined;
}

type Reader = Pick<Platform, 'db' | 'clock' | 'config'>;

/** Reads everything anew. Ads that nothing may be spent on now are left out. */
export async function refreshAdIndex(platform: Reader): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const servable = (await listServableAds(platform)).filter((ad) => CHARGED_KINDS[ad.billableEvent]);
  const ads = servable.length > 0 ? await withUsableAudiences(platform, servable) : [];
  if (ads.length === 0) return void indexes.delete(db.pool);
  const [keywordsOf, spent, counted] = await Promise.all([
    readUsedKeywords(db),
    listSpent(db, new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10)),
    listCounted(db, new Date(now.getTime() - COUNTED_MS)),
  ]);
  const reserved = new Map(spent.map((one) => [`${one.scope_id} ${one.day}`, one.reserved_micro]));
  const counts = new Map(counted.map((one) => [one.ad_id, one]));
  const bidders = shuffled(ads).map((ad): IndexedAd => {
    const keywords = keywordsOf(ad);
    return { ...ad, ...bidderOf(ad, counts.get(ad.adId)), ...(keywords && { keywords }) };
  });
  indexes.set(db.pool, buildAdIndex(bidders.filter((ad) => mayBeCharged(ad, reserved, now))));
}

/** Without those whose audiences are gone or too small. */
async function withUsableAudiences(platform: Reader, ads: readonly ServableAd[]): Promise<ServableAd[]> {
  const usableFor = await readUsableAudiences(platform);
  const found: ServableAd[] = [];
  for (const ad of ads) {
    const usable = await usableFor(ad.adAccountId, ad.targeting);
    if (usable) found.push({ ...ad, targeting: { ...ad.targeting, ...usable } });
  }
  return found;
}

function mayBeCharged(ad: IndexedAd, reserved: ReadonlyMap<string, number>, now: Date): boolean {
  const reservedOf = ({ scopeId, day }: { scopeId: Id; day: string }) =>
    reserved.get(`${scopeId} ${day}`) ?? 0;
  const balanceMicro = Number.MAX_SAFE_INTEGER;
  return grantOf(limitsOf(ad, now), { reservedOf, balanceMicro, priceMicro: 1 }) > 0;
}

/** Equals are in another order each time. */
function shuffled(ads: ServableAd[]): ServableAd[] {
  for (let at = ads.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [ads[at], ads[other]] = [ads[other] as ServableAd, ads[at] as ServableAd];
  }
  return ads;
}

/** Nothing of the ad group is shown by this process until the index is read anew. */
export function holdAdGroup({ db }: { db: Database }, adGroupId: Id): void {
  indexes.get(db.pool)?.held.add(adGroupId);
}

/** Also what nothing says: budgets of a new day, rates, and changes that were missed. */
const REFRESH_MS = 30_000;

/** At most one read at a time; what changes meanwhile is read afterwards. `onChange` comes after what was told. */
export function keepAdIndexFresh(platform: Platform, onChange: () => void): { close: () => Promise<void> } {
  const { db, log } = platform;
  let isWanted = false;
  let reading: Promise<void> | undefined;
  let isClosed = false;
  const read = async () => {
    while (isWanted && !isClosed) {
      isWanted = false;
      try {
        await refreshAdIndex(platform);
      } catch (error) {
        // The last one is used until the next try.
        if (!isClosed) log.warn({ err: error }, 'the ads could not be read');
      }
    }
    reading = undefined;
  };
  const refresh = () => {
    isWanted = true;
    reading ??= read();
    return reading;
  };
  const refreshAsTold = () => void refresh().then(onChange);
  const hearing = {
    onPublished: ({ event }: { event: { type: string } }) => {
      if (event.type === ADS_CHANGED) refreshAsTold();
    },
    onGap: refreshAsTold,
  };
  const ear = hear(db.pool.options.connectionString, hearing, log);
  const timer = setInterval(refresh, REFRESH_MS);
  timer.unref();
  void refresh();
  return {
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await ear.close();
      await reading;
    },
  };
}
