import type { PlaceTarget } from '#features/library/boards/board-places.service.ts';
import type { PinFacts } from '#features/library/pins/pin-proof.ts';

/** A move that the viewer may make, while its target is locked. */
export interface AllowedMove {
  target: PlaceTarget;
  pins: PinFacts[];
}
