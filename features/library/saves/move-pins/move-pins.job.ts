import { type BoardWork, defineBoardWork } from '#features/library/work/board-work-steps.service.ts';
import { moveNextPins } from './move-next-pins.service.ts';

export const movePinsJob: BoardWork = defineBoardWork('pins.move', moveNextPins);
