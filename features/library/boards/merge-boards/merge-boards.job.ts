import { type BoardWork, defineBoardWork } from '#features/library/work/board-work-steps.service.ts';
import { moveNextBatch } from './move-next-batch.service.ts';

/** Moves the pins of a board into another, batch by batch, then deletes it. */
export const mergeBoardsJob: BoardWork = defineBoardWork('boards.merge', moveNextBatch);
