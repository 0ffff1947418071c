import type { Id } from '#platform/ids/ids.ts';
import type { Allowed, Locked } from '#platform/resource/allowed.ts';
import type { PinKind, Privacy } from './pin.ts';
import type { PinPlace } from './pin-place.ts';

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
