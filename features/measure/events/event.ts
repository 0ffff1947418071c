import type { Id } from '#platform/ids/ids.ts';
import type { RateClass } from '#platform/rate/rate-limiter.ts';

/** Something that others did with a pin or board of `ownerId`, to be counted for them. */
export interface Measured {
  eventType: (typeof EVENT_TYPES)['timeSpent' | 'outboundClick' | 'save'];
  viewType: ViewType;
  component: string | null;
  thingId: Id;
  ownerId: Id;
  boardId: Id | null;
  facts: { ms?: number; impressions?: number; closeups?: number; clicks?: number };
}

/** What the browser reports. */
export const REPORTED_EVENTS = {
  view: 13,
  click: 101,
  /** Of a link that leads to another site. */
  outboundClick: 102,
} as const;

/** The server logs the others itself. */
export const EVENT_TYPES = {
  ...REPORTED_EVENTS,
  followTopic: 601,
  unfollowTopic: 602,
  landByInvite: 7801,
  timeSpent: 7802,
  save: 7803,
  createBoard: 7804,
} as const;

export const VIEW_TYPES = { pin: 3, profile: 4, board: 5, section: 164 } as const;
export type ViewType = (typeof VIEW_TYPES)[keyof typeof VIEW_TYPES];

export const EVENT_RATE: RateClass = { name: 'event', burst: 200, perSecond: 2 };
