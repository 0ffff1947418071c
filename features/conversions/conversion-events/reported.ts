import type { Id } from '#platform/ids/ids.ts';
import type { ActionSource, Keys, Problem, Source } from './conversion.ts';

/** An event as it was reported and read; of its keys only hashes are stored. */
export interface Reported {
  source: Source;
  tagId: Id | null;
  eventName: string;
  eventId: string | null;
  /** Tells repetitions of one call apart, where there is no `eventId`. */
  repeatKey: string | null;
  actionSource: ActionSource;
  eventTime: Date;
  valueMicro: string | null;
  currency: string | null;
  orderId: string | null;
  quantity: number | null;
  productIds: readonly string[];
  page: string | null;
  partner: string | null;
  keys: Keys;
  /** The person did not agree: without keys. */
  isLimited: boolean;
  /** What was left out, as it was wrong. */
  wrong: readonly Problem[];
}

/** Whose ad account it is hears of it. */
export interface AccountOfEvents {
  id: Id;
  ownerId: Id;
}

export const CONVERSIONS_CHANGED = 'conversions_changed';
