import { type BoardWork, defineBoardWork } from '#features/library/work/board-work-steps.service.ts';
import { moveNextPins } from './move-next-pins.service.ts';

/** Moves many pins to a board, batch by batch. */
export const movePinsJob: BoardWork = defineBoardWork('pins.move', moveNextPins);
