import type { AllowedBoard } from '#features/boards/board.service.ts';
import type { SectionName } from '#features/boards/section-name.ts';
import type { LockedPin } from '#features/pins/pin-rows.service.ts';

/** A move that the viewer may make. */
export interface AllowedMove {
  board: AllowedBoard<'save'>;
  section: SectionName | null;
  pins: LockedPin[];
}
