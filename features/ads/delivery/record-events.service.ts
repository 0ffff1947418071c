import { countSearch } from '#features/ads/keywords/search-counts.service.ts';
import { requireActingFor } from '#features/core/identity/acting-access.ts';
import type { Transaction } from '#platform/database/database.ts';
import { networkOf } from '#platform/rate/network-of.ts';
import { createThrottle, type ThrottleRule } from '#platform/rate/throttle.ts';
import type { Context } from '#platform/resource/context.ts';
import { adIndexOf, holdAdGroup } from './ad-index.service.ts';
import { dayOf, openAd, type ServedAd, viewerKeyOf } from './ad-token.ts';
import { noteSeen } from './ad-viewer.store.ts';
import { type AdEventKind, CHARGED_KINDS } from './delivery.ts';
import { insertAdEvent, isAdEventThere, type NewAdEvent } from './record-events.store.ts';
import { takeFromSlice } from './slices.service.ts';
import { touchKeysOf } from './touch-keys.service.ts';

export interface SeenAd {
  token: string;
  kind: AdEventKind;
}

/** What does not count, such as a repetition, a program or an ad of yesterday, is left out without a word. */
export async function recordAdEvents(context: Context, seen: readonly SeenAd[]): Promise<void> {
  const { clock, config } = context;
  const opened = seen.flatMap(({ token, kind }) => {
    const ad = openAd(token, config.secret, clock.now());
    return ad ? [{ ad, kind }] : [];
  });
  for (const { ad, kind } of opened) await recordAdEvent(context, ad, kind);
}

export interface Meanwhile {
  /** In the transaction of the event, whether or not it counts. */
  also?: (tx: Transaction) => Promise<void>;
}

/** Counts it once for a viewer and day, and charges what is paid for, in one transaction. */
export async function recordAdEvent(
  context: Context,
  ad: ServedAd,
  kind: AdEventKind,
  { also }: Meanwhile = {},
): Promise<void> {
  const { db, clock, viewer } = context;
  const day = dayOf(ad.at);
  const viewerKey = viewerKeyOf(context, day);
  const event = { ad, kind, day, viewerKey, at: clock.now() };
  const counts = await isCounted(context, event);
  if (!counts && !also) return;
  const timeZone = adIndexOf(context)?.byId.get(ad.adId)?.timeZone ?? 'UTC';
  const charge = counts ? await chargeFor(context, event) : null;
  const isNew = await db.transaction(async (tx) => {
    await also?.(tx);
    if (kind === 'impression' && viewer.kind === 'person')
      await noteSeen(tx, requireActingFor(viewer, {}, 'react'), { ...ad, day });
    if (!counts) return false;
    const keys = await touchKeysOf(tx, context, { ad, kind });
    const spendMicro = await insertAdEvent(tx, { ...event, charge, keys });
    if (spendMicro === null) return false;
    if (ad.query || ad.keywordId) await countSearch(tx, context, { ...ad, kind, spendMicro, timeZone });
    return true;
  });
  if (!isNew && charge) charge.giveBack();
}

/** A household or an office shares an address; so does a program that changes its user agent each time. */
const BY_ADDRESS: ThrottleRule = { name: 'ads by address', most: 20, windowSeconds: 86_400 };

type Counted = Omit<NewAdEvent, 'charge' | 'keys' | 'ad'> & { ad: ServedAd };

async function isCounted(context: Context, event: Counted): Promise<boolean> {
  const { viewer, config, db, clock, request } = context;
  const { ad, kind, viewerKey } = event;
  if (!config.ads || viewer.kind === 'bot') return false;
  // It was chosen for somebody else, or before logging in or out.
  if (ad.viewerKey !== (viewer.id ? viewerKey : '')) return false;
  if (await isAdEventThere(db, event)) return false;
  if (viewer.id) return true;
  const throttle = createThrottle(db, clock, config.secret);
  const rule = { ...BY_ADDRESS, most: BY_ADDRESS.most * config.rateLimitFactor };
  return (await throttle.attempt(rule, `${networkOf(request.address)} ${ad.adId} ${kind}`)).allowed;
}

interface Charge {
  sliceId: ServedAd['adId'];
  micro: number;
  giveBack: () => void;
}

/** Null if it costs nothing, or there is nothing left to pay it with: then the ad is not shown for a while. */
async function chargeFor(context: Context, { ad, kind }: Counted): Promise<Charge | null> {
  const indexed = adIndexOf(context)?.byId.get(ad.adId);
  if (!indexed || CHARGED_KINDS[indexed.billableEvent] !== kind) return null;
  const { priceMicro: micro } = ad;
  const slice = await takeFromSlice(context, indexed, micro);
  if (!slice) {
    holdAdGroup(context, indexed.adGroupId);
    return null;
  }
  return {
    ...{ sliceId: slice.id, micro },
    giveBack: () => {
      slice.leftMicro += micro;
    },
  };
}
