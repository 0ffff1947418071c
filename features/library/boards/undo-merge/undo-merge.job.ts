import { type BoardWork, defineBoardWork } from '#features/library/work/board-work-steps.service.ts';
import { returnNextBatch } from './return-next-batch.service.ts';

export const undoMergeJob: BoardWork = defineBoardWork('boards.undo-merge', returnNextBatch);
