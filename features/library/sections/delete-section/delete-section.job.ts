import { type BoardWork, defineBoardWork } from '#features/library/work/board-work-steps.service.ts';
import { bringSectionBack } from './bring-section-back.service.ts';
import { emptyNext } from './empty-section.service.ts';

export const deleteSectionJob: BoardWork = defineBoardWork('boards.delete-section', emptyNext, {
  repair: bringSectionBack,
});
