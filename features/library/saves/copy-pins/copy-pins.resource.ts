import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { pinsToBoardOptions } from '../pin-place-options.ts';
import { saveRepins } from '../save-repin/save-repins.service.ts';

/** Copies pins to a board, all or none; each counts as a save. A repeated id counts once. */
export const bulkEditCreate = defineResource({
  name: 'BulkEditResource.create',
  summary: 'Copies pins to a board.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: pinsToBoardOptions,
  /** The copies, in the order of the pins. */
  data: z.object({ pin_ids: z.array(z.string()) }),
  handle: async (context, { board_id, board_section_id, pin_ids }) => ({
    pin_ids: await saveRepins(context, {
      sourceIds: pin_ids,
      boardId: board_id,
      section: board_section_id ?? null,
      description: null,
    }),
  }),
});
