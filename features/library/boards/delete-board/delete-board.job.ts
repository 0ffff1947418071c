import { type BoardWork, defineBoardWork } from '#features/library/work/board-work-steps.service.ts';
import { deleteNextPins } from './delete-next-pins.service.ts';

/** Deletes the pins of a large board that was deleted, batch by batch; until they all are, it is not restored. */
export const deleteBoardJob: BoardWork = defineBoardWork('boards.delete', deleteNextPins, {
  isEnded: false,
});
