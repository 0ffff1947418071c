import type { RateClass } from '#platform/rate/rate-limiter.ts';

export const SEEN_KINDS = ['pin_card', 'closeup', 'board'] as const;
export type SeenKind = (typeof SEEN_KINDS)[number];

/** An impression is half of a card for a second. */
export const IMPRESSION = { share: 0.5, ms: 1000 };

/** A visit is a page from its opening to its end. */
export const MOST_SEEN = { things: 50, msPerVisit: 10 * 60_000, clicks: 20 };

/** Pages send what was seen every half minute, each press of a link at once, and the rest when they are left. */
export const SEND_EVERY_MS = 30_000;
export const TIME_RATE: RateClass = { name: 'time spent', burst: 30, perSecond: 0.5 };
