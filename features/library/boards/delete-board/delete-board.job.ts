import { type BoardWork, defineBoardWork } from '#features/library/work/board-work-steps.service.ts';
import { deleteNextPins } from './delete-next-pins.service.ts';

/** The board cannot be restored until all its pins are deleted. */
export const deleteBoardJob: BoardWork = defineBoardWork('boards.delete', deleteNextPins, {
  isEnded: false,
});
