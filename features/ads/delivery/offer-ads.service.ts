import type { ShownPin } from '#features/library/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { adIndexOf } from './ad-index.service.ts';
import { type ChosenAd, chooseAds, type IndexedAd } from './ad-index.ts';
import { placeAds, slotsAmong } from './ad-slot.ts';
import { dayOf, sealAd, viewerKeyOf } from './ad-token.ts';
import { type AdViewerRow, findAdViewer } from './ad-viewer.store.ts';
import type { Placement } from './delivery.ts';
import type { Seeker } from './targeting.ts';

export interface OfferedAd {
  pinId: Id;
  promoted: Promoted;
}

/** What a promoted pin carries: for whom and at what price it is shown, sealed, and who pays. */
export interface Promoted {
  token: string;
  accountName: string;
}

interface Asked {
  placement: Placement;
  /** How many cards the page has. */
  cards: number;
  /** That the viewer follows. */
  topics: readonly Id[];
}

/** A pin may have been hidden since the ads were read, or be on the page anyway. */
const SPARE = 2;

/** Nothing is read unless there are ads, and then only for a person: see `listOffered`. */
export async function offerAds(context: Context, { placement, cards, topics }: Asked): Promise<OfferedAd[]> {
  const index = adIndexOf(context);
  const slots = index ? slotsAmong(cards) : 0;
  const { viewer, clock, config, locale } = context;
  if (!index || !config.ads || slots === 0 || viewer.kind === 'bot') return [];
  const now = clock.now();
  const day = dayOf(now);
  const known = viewer.id ? await findAdViewer(context.db, viewer.id, day) : null;
  const person = personIn(known, now);
  const seeker: Seeker = {
    ...{ placement, country: viewer.country, locale, person },
    topics: new Set(person ? topics : []),
  };
  const chosen = chooseAds(index, seeker, {
    ...{ now: now.getTime(), count: slots + SPARE, floor: config.ads.floorMicro, random: Math.random },
    isExcluded: exclusionOf(viewer.id, known),
  });
  const viewerKey = viewer.id ? viewerKeyOf(context, day) : '';
  return chosen.map((one) => offerOf(one, { placement, at: now, viewerKey, secret: config.secret }));
}

/** Own ads and those of whom the viewer acts for, and what was seen today or hidden. */
function exclusionOf(viewerId: Id | undefined, known: AdViewerRow | null): (ad: IndexedAd) => boolean {
  const ads = new Set(known?.adIds);
  const owners = new Set([...(known?.businessIds ?? []), ...(viewerId ? [viewerId] : [])]);
  return ({ adId, ownerId }) => ads.has(adId) || owners.has(ownerId);
}

const ADULT = 18;

/** Null without their consent, and for who is not an adult. */
function personIn(known: AdViewerRow | null, now: Date): Seeker['person'] {
  if (!known?.isPersonal) return null;
  const age = known.birthDate ? yearsBetween(new Date(known.birthDate), now) : null;
  return age !== null && age < ADULT ? null : { age, gender: known.gender };
}

function yearsBetween(from: Date, until: Date): number {
  const years = until.getUTCFullYear() - from.getUTCFullYear();
  const isBefore = until.toISOString().slice(5, 10) < from.toISOString().slice(5, 10);
  return isBefore ? years - 1 : years;
}

function offerOf(
  { ad, priceMicro, reasons }: ChosenAd,
  { secret, ...served }: { placement: Placement; at: Date; viewerKey: string; secret: string },
): OfferedAd {
  const { adId, adGroupId, campaignId, adAccountId, pinId, ownerName: accountName } = ad;
  const ids = { adId, adGroupId, campaignId, adAccountId, pinId };
  return {
    pinId,
    promoted: { token: sealAd({ ...ids, ...served, priceMicro, reasons }, secret), accountName },
  };
}

/**
 * `shown` has the pins of the ads, as far as the viewer sees them. What the page has anyway is there once, as an ad; what
 * earlier pages had is left out.
 */
export function withAds<Pin extends ShownPin & { promoted?: Promoted }>(
  pins: readonly Pin[],
  offered: readonly OfferedAd[],
  shown: readonly Pin[],
  wasShown: (picture: string) => boolean,
): Pin[] {
  const known = new Map(shown.map((pin) => [pin.row.id, pin]));
  const ads = offered.flatMap(({ pinId, promoted }) => {
    const pin = known.get(pinId);
    return pin && isOpen(pin) && !wasShown(pin.row.image_signature) ? [{ ...pin, promoted }] : [];
  });
  const placed = ads.slice(0, slotsAmong(pins.length));
  const pictures = new Set(placed.map(({ row }) => row.image_signature));
  const others = pins.filter(({ row }) => !pictures.has(row.image_signature));
  return placeAds(others, placed, isSensitive);
}

const isSensitive = ({ board }: ShownPin) => board?.sensitivity_screen === true;

/** Whatever the viewer may see besides, only what all may see is promoted. */
const isOpen = (pin: ShownPin) =>
  pin.row.privacy === 'public' && pin.board?.privacy !== 'secret' && !isSensitive(pin);
