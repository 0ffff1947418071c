import { z } from 'zod';
import { BOARD_LIMITS } from '#features/library/boards/board.ts';
import { unlessRefused } from '#features/library/boards/board-refusals.ts';
import { sectionAnswer } from '#features/library/boards/wire/board-answer.ts';
import { idOption, lineOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { showSection } from '../section.service.ts';
import { presentSection } from '../wire/section.view.ts';
import { renameSection } from './edit-section.service.ts';

const definition = {
  summary: 'Renames a section.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({ section_id: idOption, name: lineOption(BOARD_LIMITS.sectionTitle) }),
  data: sectionAnswer,
} as const;

/** Renames a section; its address follows. */
export const boardSectionEditUpdate = defineResource({
  ...definition,
  name: 'BoardSectionEditResource.update',
  handle: async (context, { section_id, name }) => {
    unlessRefused(await renameSection(context, section_id, name));
    return presentSection(context, await showSection(context, { id: section_id }));
  },
});

/** The same under the name other clients use. */
export const boardSectionEditCreate = defineResource({
  ...definition,
  name: 'BoardSectionEditResource.create',
  handle: boardSectionEditUpdate.handle,
});
