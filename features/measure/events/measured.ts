import type { Id } from '#platform/ids/ids.ts';
import type { EVENT_TYPES, ViewType } from './event.ts';

/** Something that others did with a pin or board of `ownerId`, to be counted for them. */
export interface Measured {
  eventType: (typeof EVENT_TYPES)['timeSpent' | 'outboundClick' | 'save'];
  viewType: ViewType;
  component: string | null;
  thingId: Id;
  ownerId: Id;
  boardId: Id | null;
  facts: { ms?: number; impressions?: number; closeups?: number };
}
