import type { Id } from '#platform/ids/ids.ts';
import type { Allowed, Locked } from '#platform/resource/allowed.ts';
import type { PinKind, Privacy } from './pin.ts';

/** Remembered when the pin leaves the board. */
export interface PinPlace {
  board_id: Id;
  section_id: Id | null;
  /** Microseconds since 1970, as text: JSON numbers lose the last digits of large values. */
  rank: string;
  /** This is text, as a Date has no microseconds. */
  saved_at: string;
  saved_by: Id;
}

export interface PinFacts {
  id: Id;
  pinner_id: Id;
  kind: PinKind;
  board_id: Id | null;
  privacy: Privacy;
  is_repin: boolean;
  source_pin_id: Id | null;
  origin_pin_id: Id | null;
  deleted_at: Date | null;
  deleted_by: Id | null;
  last_place: PinPlace | null;
}

export type LockedPin = Locked<PinFacts>;

/** This viewer sees it, so they may react to it. */
export type SeenPin = Allowed<PinFacts & { seenBy: Id; areCommentsOn: boolean }, 'see'>;

/** Its pin is locked. */
export type SeenTry = Allowed<{ id: Id; user_id: Id; seenBy: Id }, 'see'>;

/** The actor owns it, its current or former board allows it, or staff decided so. */
export type AllowedPin<Why extends 'own' | 'board' | 'moderate' = 'own' | 'board' | 'moderate'> = Allowed<
  PinFacts,
  Why
>;
