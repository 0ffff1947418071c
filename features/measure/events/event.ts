import type { RateClass } from '#platform/rate/rate-limiter.ts';

/** The events that are logged; what 102 means is not known, and it is taken as it comes. */
export const EVENT_TYPES = {
  view: 13,
  click: 101,
  unnamed: 102,
  followTopic: 601,
  unfollowTopic: 602,
  /** Somebody came by the invite to a profile. */
  landByInvite: 7801,
} as const;

/** Those that a browser tells; the others are noted by what they tell of. */
export const REPORTED_EVENT_TYPES: readonly number[] = [
  EVENT_TYPES.view,
  EVENT_TYPES.click,
  EVENT_TYPES.unnamed,
];

/** The views that an event can happen on. */
export const VIEW_TYPES = { pin: 3, profile: 4, board: 5, section: 164 } as const;
export type ViewType = (typeof VIEW_TYPES)[keyof typeof VIEW_TYPES];

/** What browsers tell without being asked. */
export const EVENT_RATE: RateClass = { name: 'event', burst: 200, perSecond: 2 };
