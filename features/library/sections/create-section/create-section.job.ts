import { type BoardWork, defineBoardWork } from '#features/library/work/board-work-steps.service.ts';
import { fillSection } from './fill-section.service.ts';

export const createSectionJob: BoardWork = defineBoardWork('boards.create-section', fillSection);
