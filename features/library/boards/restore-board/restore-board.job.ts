import { type BoardWork, defineBoardWork } from '#features/library/work/board-work-steps.service.ts';
import { restoreNextPins } from './restore-next-pins.service.ts';

export const restoreBoardJob: BoardWork = defineBoardWork('boards.restore', restoreNextPins);
