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

/** A locked pin that this viewer sees, so that they may react to it. */
export type SeenPin = Allowed<PinFacts & { seenBy: Id; areCommentsOn: boolean }, 'see'>;

/** A try that this viewer sees, whose pin is locked. */
export type SeenTry = Allowed<{ id: Id; user_id: Id; seenBy: Id }, 'see'>;

/**
 * A locked pin, and why it may be changed: the actor owns it, its current or former board allows it, or staff decided
 * so.
 */
export type AllowedPin<Why extends 'own' | 'board' | 'moderate' = 'own' | 'board' | 'moderate'> = Allowed<
  PinFacts,
  Why
>;
