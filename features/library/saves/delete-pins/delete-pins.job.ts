import { type BoardWork, defineBoardWork } from '#features/library/work/board-work-steps.service.ts';
import { deleteNextPins } from './delete-next-pins.service.ts';

export const deletePinsJob: BoardWork = defineBoardWork('pins.delete', deleteNextPins);
