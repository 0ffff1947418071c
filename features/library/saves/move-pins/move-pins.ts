import type { PlaceTarget } from '#features/library/boards/board-places.service.ts';
import type { PinFacts } from '#features/library/pins/pin-proof.ts';

export interface AllowedMove {
  target: PlaceTarget;
  pins: PinFacts[];
}
