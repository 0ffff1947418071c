import { type BoardWork, defineBoardWork } from '#features/library/work/board-work-steps.service.ts';
import { deleteNextPins } from './delete-next-pins.service.ts';

/** Deletes the pins of a large deleted board in batches; until all are deleted, the board cannot be restored. */
export const deleteBoardJob: BoardWork = defineBoardWork('boards.delete', deleteNextPins, {
  isEnded: false,
});
