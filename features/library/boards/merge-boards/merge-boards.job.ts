import { type BoardWork, defineBoardWork } from '#features/library/work/board-work-steps.service.ts';
import { moveNextBatch } from './move-next-batch.service.ts';

export const mergeBoardsJob: BoardWork = defineBoardWork('boards.merge', moveNextBatch);
