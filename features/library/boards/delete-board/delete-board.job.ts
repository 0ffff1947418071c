import { type BoardWork, defineBoardWork } from '#features/library/work/board-work-steps.service.ts';
import { deleteNextPins } from './delete-next-pins.service.ts';

/** Until all are deleted, the board cannot be restored. */
export const deleteBoardJob: BoardWork = defineBoardWork('boards.delete', deleteNextPins, {
  isEnded: false,
});
