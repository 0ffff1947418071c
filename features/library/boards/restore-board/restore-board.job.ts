import { type BoardWork, defineBoardWork } from '#features/library/work/board-work-steps.service.ts';
import { restoreNextPins } from './restore-next-pins.service.ts';

/** Brings the pins of a large board back that was restored, batch by batch. */
export const restoreBoardJob: BoardWork = defineBoardWork('boards.restore', restoreNextPins);
