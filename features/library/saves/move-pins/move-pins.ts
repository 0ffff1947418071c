import type { PlaceTarget } from '#features/library/boards/board-places.service.ts';
import type { LockedPin } from '#features/library/pins/pin-rows.service.ts';

/** A move that the viewer may make, while its target is locked. */
export interface AllowedMove {
  target: PlaceTarget;
  pins: LockedPin[];
}
