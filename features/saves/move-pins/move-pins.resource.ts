import { z } from 'zod';
import { sectionOption } from '#features/boards/section-option.ts';
import { pinIdsOption } from '#features/pins/pin-options.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { movePins } from './move-pins.service.ts';

/** Moves pins to a board and, where one is named, a section of it; all or none. A repeated id counts once. */
export const bulkEditUpdate = defineResource({
  name: 'BulkEditResource.update',
  summary: 'Moves pins to a board.',
  who: 'person',
  rate: 'write',
  options: z.object({
    board_id: idOption,
    board_section_id: sectionOption.optional(),
    pin_ids: pinIdsOption,
  }),
  data: z.object({ pin_ids: z.array(z.string()) }),
  handle: async (context, { board_id, board_section_id, pin_ids }) => {
    await movePins(context, { pinIds: pin_ids, boardId: board_id, section: board_section_id ?? null });
    return { pin_ids };
  },
});
