import { wordsIn } from '#features/ads/keywords/match-keyword.ts';
import { countedQuery } from '#features/ads/keywords/search-counts.service.ts';
import { listVisiblePins, type ShownPin } from '#features/library/pins/pin.service.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { adIndexOf } from './ad-index.service.ts';
import { type ChosenAd, chooseAds, type IndexedAd } from './ad-index.ts';
import { placeAds, slotsAmong } from './ad-slot.ts';
import { dayOf, type ServedAd, sealAd, viewerKeyOf } from './ad-token.ts';
import { type AdViewerRow, findAdViewer } from './ad-viewer.store.ts';
import type { Placement } from './delivery.ts';
import { audienceOf, chanceOf, LEFT_OUT, type Seeker, TAKEN_IN } from './targeting.ts';

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
  /** The topics of the page, read only if there are ads. */
  subject?: () => Promise<readonly Id[]>;
  /** What is searched for. */
  query?: string;
  /** Pins that earlier pages promoted. */
  before?: readonly Id[];
}

/** A pin may have been hidden since the ads were read, or be on the page anyway. */
const SPARE = 2;

/** Nothing is read unless there are ads, and then only for a person: see `listOffered`. */
export async function offerAds(context: Context, asked: Asked): Promise<OfferedAd[]> {
  const { placement, cards, subject, query = '', before } = asked;
  const index = adIndexOf(context);
  const slots = index ? slotsAmong(cards) : 0;
  const { viewer, clock, config, locale } = context;
  if (!index || !config.ads || slots === 0 || viewer.kind === 'bot') return [];
  const now = clock.now();
  const day = dayOf(now);
  const [known, ofPage] = await Promise.all([
    viewer.id ? findAdViewer(context.db, viewer.id, { day, at: now }) : null,
    subject?.(),
  ]);
  const person = viewer.id
    ? personIn(known, now, (id) => chanceOf(config.secret, viewer.id ?? '', id))
    : null;
  const seeker: Seeker = {
    ...{ placement, country: viewer.country, locale, person, ...(query && { query: wordsIn(query) }) },
    ...{ subject: new Set(ofPage), topics: new Set(person ? known?.topicIds : []) },
  };
  const chosen = chooseAds(index, seeker, {
    ...{ now: now.getTime(), count: slots + SPARE, floor: config.ads.floorMicro, random: Math.random },
    isExcluded: exclusionOf(viewer.id, known, before),
  });
  const viewerKey = viewer.id ? viewerKeyOf(context, day) : '';
  const audience = audienceOf(seeker);
  const served = { placement, at: now, viewerKey, query: countedQuery(query), audience };
  return chosen.flatMap((one) => offerOf(one, { served, before, secret: config.secret }));
}

/** Own ads and those of whom the viewer acts for, and what was seen before, today or hidden. */
function exclusionOf(
  viewerId: Id | undefined,
  known: AdViewerRow | null,
  before: readonly Id[] = [],
): (ad: IndexedAd) => boolean {
  const ads = new Set(known?.adIds);
  const owners = new Set([...(known?.businessIds ?? []), ...(viewerId ? [viewerId] : [])]);
  return (ad) => ads.has(ad.adId) || owners.has(ad.ownerId) || openPinsOf(ad, before).length === 0;
}

const ADULT = 18;

/** Null without their consent, and for who is not an adult. */
function personIn(
  known: AdViewerRow | null,
  now: Date,
  chance: (audienceId: string) => number,
): Seeker['person'] {
  if (!known?.isPersonal) return null;
  const age = known.birthDate ? yearsBetween(new Date(known.birthDate), now) : null;
  if (age !== null && age < ADULT) return null;
  const audiences = new Set<string>(known.audienceIds);
  const isFor = (id: string) => (audiences.has(id) ? chance(id) >= LEFT_OUT : chance(id) < TAKEN_IN);
  return { age, gender: known.gender, audiences: { has: (id) => audiences.has(id), isFor } };
}

function yearsBetween(from: Date, until: Date): number {
  const years = until.getUTCFullYear() - from.getUTCFullYear();
  const isBefore = until.toISOString().slice(5, 10) < from.toISOString().slice(5, 10);
  return isBefore ? years - 1 : years;
}

interface Offering {
  served: Pick<ServedAd, 'placement' | 'at' | 'viewerKey' | 'query'>;
  before: readonly Id[] | undefined;
  secret: string;
}

/** Of a product group, another product each time. */
function offerOf({ ad, ...chosen }: ChosenAd, { served, before, secret }: Offering): OfferedAd[] {
  const open = openPinsOf(ad, before);
  const shown = open[Math.floor(Math.random() * open.length)];
  if (!shown) return [];
  const { adId, adGroupId, campaignId, adAccountId, ownerName: accountName } = ad;
  const ids = { adId, adGroupId, campaignId, adAccountId, ...shown };
  const token = sealAd({ ...ids, ...served, ...chosen }, secret);
  return [{ pinId: shown.pinId, promoted: { token, accountName } }];
}

/** Its pin, or those of the products that can be had, unless earlier pages promoted them. */
function openPinsOf(
  { pinId, products }: IndexedAd,
  before: readonly Id[] = [],
): readonly { pinId: Id; productId: Id | null }[] {
  const shown = products ?? [{ pinId, productId: null }];
  return before.length > 0 ? shown.filter((one) => !before.includes(one.pinId)) : shown;
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

export const isSensitive = ({ board }: ShownPin) => board?.sensitivity_screen === true;

/** Whatever the viewer may see besides, only what all may see is promoted. */
const isOpen = (pin: ShownPin) =>
  pin.row.privacy === 'public' && pin.board?.privacy !== 'secret' && !isSensitive(pin);

type Listed<Found> = Omit<Found, 'items'> & Page<ShownPin & { promoted?: Promoted }>;

interface Among extends Pick<Asked, 'placement' | 'subject' | 'query'>, PageRequest {
  pageSize: number;
  /** How many parts the key of the list has; behind them are the pins that earlier pages promoted. */
  keyLength: number;
}

/** A page of a list with ads among its pins. Each pin that was promoted is there once. */
export async function listWithAds<Found extends Page<ShownPin>>(
  context: Context,
  { after, pageSize, keyLength, ...asked }: Among,
  list: () => Promise<Found>,
): Promise<Listed<Found>> {
  const before = (after ?? []).slice(keyLength).flatMap((id) => parseId(id) ?? []);
  const offer = async () => {
    const offered = await offerAds(context, { ...asked, cards: pageSize, before });
    const ids = offered.map(({ pinId }) => pinId);
    return { offered, shown: ids.length > 0 ? await listVisiblePins(context, ids) : [] };
  };
  const [page, { offered, shown }] = await Promise.all([list(), offer()]);
  const others = page.items.filter(({ row }) => !before.includes(row.id));
  const items = withAds<Listed<Found>['items'][number]>(others, offered, shown, () => false);
  const promoted = items.filter((pin) => pin.promoted).map(({ row }) => row.id);
  return { ...page, items, next: page.next && [...page.next, ...before, ...promoted] };
}
