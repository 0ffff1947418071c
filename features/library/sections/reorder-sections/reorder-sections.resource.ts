import { z } from 'zod';
import { MOST_SECTIONS } from '#features/library/boards/board-name.ts';
import { msg } from '#platform/i18n/msg.ts';
import { idOption, listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { reorderSections } from './reorder-sections.service.ts';

/**
 * Reorders the named sections within the places they have; others keep theirs. All or none. A repeated id counts
 * once.
 */
export const boardSectionOrderUpdate = defineResource({
  name: 'BoardSectionOrderResource.update',
  summary: 'Reorders the sections of a board.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({
    board_id: idOption,
    section_ids: listOption(idOption, MOST_SECTIONS).refine(
      (ids) => ids.length > 0,
      msg('{field}: must contain sections'),
    ),
  }),
  data: z.object({ section_ids: z.array(z.string()) }),
  handle: async (context, { board_id, section_ids }) => {
    const named = [...new Set(section_ids)];
    await reorderSections(context, board_id, named);
    return { section_ids: named };
  },
});
