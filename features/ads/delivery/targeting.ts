import { createHmac } from 'node:crypto';
import {
  AGE_BUCKETS,
  GENDERS,
  type PlacementGroup,
  type TargetingSpec,
} from '#features/ads/campaigns/campaign.ts';
import type { Audience } from './ad-token.ts';
import type { AdReason, Placement } from './delivery.ts';

interface Audiences {
  has: (id: string) => boolean;
  /** For some members by chance not, and for some others by chance. */
  isFor: (id: string) => boolean;
}

/** So many members do not get an ad for their audience, and so many others do: what an ad counted names nobody. */
export const LEFT_OUT = 0.1;
export const TAKEN_IN = 0.02;

/** From 0 to 1, always the same for a person and an audience. */
export function chanceOf(secret: string, viewerId: string, audienceId: string): number {
  const hash = createHmac('sha256', secret).update(`audience chance\0${viewerId}\0${audienceId}`).digest();
  return hash.readUInt32BE(0) / 0xffff_ffff;
}

/** Whom a page is made for, as far as an ad may know. */
export interface Seeker {
  placement: Placement;
  country: string | undefined;
  locale: string;
  /** The words of a search. */
  query?: readonly string[];
  /** That the page is about. */
  subject: ReadonlySet<string>;
  /** That a person follows who agreed to personal ads. */
  topics: ReadonlySet<string>;
  /** Only of who agreed to personal ads. */
  person: { age: number | null; gender: string | null; audiences: Audiences } | null;
}

const SHOWN_IN: Record<Placement, readonly PlacementGroup[]> = {
  home: ['ALL', 'BROWSE'],
  related: ['ALL', 'BROWSE'],
  search: ['ALL', 'SEARCH'],
};

export function isShownIn(group: PlacementGroup, placement: Placement): boolean {
  return SHOWN_IN[placement].includes(group);
}

/** Null if the ad is not for them; otherwise what it was chosen by. */
export function reasonsFor(targeting: TargetingSpec, seeker: Seeker): AdReason[] | null {
  const { LOCATION, LOCALE, INTEREST, AGE_BUCKET, GENDER, AUDIENCE_INCLUDE, AUDIENCE_EXCLUDE } = targeting;
  const { country, locale, subject, topics, person } = seeker;
  const reasons: AdReason[] = [];
  if (isAsked(LOCATION)) {
    if (!country || !LOCATION.includes(country)) return null;
    reasons.push({ kind: 'country' });
  }
  if (isAsked(LOCALE)) {
    if (!LOCALE.some((one) => languageOf(one) === languageOf(locale))) return null;
    reasons.push({ kind: 'language' });
  }
  if (isAsked(INTEREST)) {
    const ofPage = INTEREST.find((one) => subject.has(one));
    const topicId = ofPage ?? INTEREST.find((one) => topics.has(one));
    if (!topicId) return null;
    reasons.push({ kind: ofPage ? 'subject' : 'topic', topicId });
  }
  if (isAsked(AGE_BUCKET)) {
    const age = person?.age;
    if (age === null || age === undefined || !AGE_BUCKET.some((bucket) => isWithin(bucket, age))) return null;
    reasons.push({ kind: 'age' });
  }
  if (isAsked(GENDER)) {
    const gender = person?.gender;
    if (!gender || !GENDER.some((one) => one.toLowerCase() === gender.toLowerCase())) return null;
    reasons.push({ kind: 'gender' });
  }
  if (isAsked(AUDIENCE_EXCLUDE) && AUDIENCE_EXCLUDE.some((id) => person?.audiences.has(id))) return null;
  if (isAsked(AUDIENCE_INCLUDE)) {
    if (!AUDIENCE_INCLUDE.some((id) => person?.audiences.isFor(id))) return null;
    reasons.push({ kind: 'audience' });
  }
  return reasons.length > 0 ? reasons : [{ kind: 'context' }];
}

const isAsked = (list: readonly string[] | undefined): list is readonly string[] =>
  list !== undefined && list !== null && list.length > 0;

const languageOf = (locale: string) => locale.split('-', 1)[0]?.toLowerCase();

/** As insights tell people apart. */
export function audienceOf({ country, locale, person }: Seeker): Audience {
  const { age = null, gender = null } = person ?? {};
  return {
    country: country ?? null,
    language: languageOf(locale) ?? null,
    age: age === null ? null : (AGE_BUCKETS.find((bucket) => isWithin(bucket, age)) ?? null),
    gender: GENDERS.find((one) => one === gender?.toLowerCase()) ?? null,
  };
}

/** Such as `25-34` or `65+`. */
function isWithin(bucket: string, age: number): boolean {
  const [from = Number.NaN, until = Number.POSITIVE_INFINITY] = bucket
    .replace('+', '')
    .split('-')
    .map(Number);
  return age >= from && age <= until;
}
