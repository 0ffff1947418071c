import type { BillableEvent } from '#features/ads/campaigns/campaign.ts';

export const PLACEMENTS = ['home', 'search', 'related'] as const;
export type Placement = (typeof PLACEMENTS)[number];

export const AD_EVENT_KINDS = ['impression', 'closeup', 'save', 'outbound_click', 'hide'] as const;
export type AdEventKind = (typeof AD_EVENT_KINDS)[number];

/** What a browser may report, `hide` for visitors; the server itself sees the clicks, and whom a person hides. */
export const REPORTED_KINDS = [
  'impression',
  'closeup',
  'save',
  'hide',
] as const satisfies readonly AdEventKind[];
export type ReportedKind = (typeof REPORTED_KINDS)[number];

export const MOST_EVENTS_AT_ONCE = 50;

/** What is paid for; nothing measures videos yet, so ads that pay for watching are not shown. */
export const CHARGED_KINDS: Record<BillableEvent, AdEventKind | null> = {
  IMPRESSION: 'impression',
  CLICKTHROUGH: 'outbound_click',
  VIDEO_V_50_MRC: null,
};

/** Where a promoted pin's link to another site leads first. */
export const VISIT_PATH = '/ads/visit/';

/** Tokens have their positions. */
export const REASON_KINDS = [
  'context',
  'country',
  'language',
  'topic',
  'age',
  'gender',
  'subject',
  'search',
  'audience',
] as const;
/** Why somebody gets an ad; the id is of the topic. */
export interface AdReason {
  kind: (typeof REASON_KINDS)[number];
  topicId?: string;
}
