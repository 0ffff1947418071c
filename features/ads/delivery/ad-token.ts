import { createHmac } from 'node:crypto';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { decodeBookmark, encodeBookmark } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import { type AdReason, PLACEMENTS, type Placement, REASON_KINDS } from './delivery.ts';

/** What was chosen for whom, and at what price. Travels sealed, so that nobody can change or read it. */
export interface ServedAd {
  adId: Id;
  adGroupId: Id;
  campaignId: Id;
  adAccountId: Id;
  pinId: Id;
  /** Of a product group, which one is shown. */
  productId: Id | null;
  placement: Placement;
  /** For the event that is paid for. */
  priceMicro: number;
  reasons: AdReason[];
  at: Date;
  /** What was searched for, as it is counted; empty elsewhere. */
  query: string;
  /** By which the ad was found. */
  keywordId: Id | null;
  /** Of the person; empty on a visitor's page, which several may share. */
  viewerKey: string;
  /** Whom it was chosen for, as insights tell groups apart. */
  audience?: Audience;
}

/** Null where it is not known, or not agreed to. */
export interface Audience {
  country: string | null;
  language: string | null;
  age: string | null;
  gender: string | null;
}

const SCOPE = 'ad';

/** Longer than anybody looks at a page. */
const VALID_MS = 24 * 3_600_000;

export function sealAd(ad: ServedAd, secret: string): string {
  const { adId, adGroupId, campaignId, adAccountId, pinId, placement, priceMicro, reasons, at, viewerKey } =
    ad;
  const { query, keywordId, audience, productId } = ad;
  const said = reasons
    .map(({ kind, topicId }) => [REASON_KINDS.indexOf(kind), topicId ?? ''].join(':'))
    .join(' ');
  return encodeBookmark(
    [
      ...[adId, adGroupId, campaignId, adAccountId, pinId, PLACEMENTS.indexOf(placement), priceMicro],
      ...[said, Math.floor(at.getTime() / 1000), viewerKey, query, keywordId],
      ...[audience?.country, audience?.language, audience?.age, audience?.gender].map((part) => part ?? null),
      productId,
    ],
    SCOPE,
    secret,
  );
}

/** Null if it is none of ours or too old. */
export function openAd(token: string, secret: string, now: Date): ServedAd | null {
  const key = readKey(token, secret);
  if (!key) return null;
  const [ad, group, campaign, account, pin, placement, price, said, seconds, viewerKey, ...searched] = key;
  const [query, keyword, country, language, age, gender, product] = searched;
  const ids = [ad, group, campaign, account, pin].map(parseId);
  const [adId, adGroupId, campaignId, adAccountId, pinId] = ids;
  const at = new Date(Number(seconds) * 1000);
  if (!adId || !adGroupId || !campaignId || !adAccountId || !pinId) return null;
  if (now.getTime() - at.getTime() > VALID_MS) return null;
  return {
    ...{ adId, adGroupId, campaignId, adAccountId, pinId, at },
    placement: PLACEMENTS[Number(placement)] ?? 'home',
    priceMicro: Number(price),
    reasons: String(said).split(' ').map(readReason),
    viewerKey: String(viewerKey),
    query: String(query ?? ''),
    keywordId: parseId(keyword) ?? null,
    productId: parseId(product) ?? null,
    audience: {
      country: textOf(country),
      language: textOf(language),
      age: textOf(age),
      gender: textOf(gender),
    },
  };
}

/** Tokens of a former release have no audience. */
const textOf = (part: string | number | null | undefined) => (part ? String(part) : null);

function readKey(token: string, secret: string) {
  try {
    return decodeBookmark(token, SCOPE, secret);
  } catch {
    // Made up, or sealed before the secret changed.
    return null;
  }
}

function readReason(text: string): AdReason {
  const [kind = '', topicId = ''] = text.split(':');
  return { kind: REASON_KINDS[Number(kind)] ?? 'context', ...(topicId && { topicId }) };
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Names one viewer on one day, and tells nobody who it is. */
export function viewerKeyOf(
  { viewer, request, config }: Pick<Context, 'viewer' | 'request' | 'config'>,
  day: string,
): string {
  const who = viewer.id ? `person ${viewer.id}` : `visitor ${request.address} ${request.userAgent}`;
  const hash = createHmac('sha256', config.secret).update(`ad viewer\0${day}\0${who}`).digest('base64url');
  return hash.slice(0, 22);
}
