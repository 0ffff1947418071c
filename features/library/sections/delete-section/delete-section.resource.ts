import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { deleteSection } from './delete-section.service.ts';

/** Deletes a section; its pins stay on the board, outside sections. */
export const boardSectionEditDelete = defineResource({
  name: 'BoardSectionEditResource.delete',
  summary: 'Deletes a section and keeps its pins.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({ section_id: idOption }),
  data: z.object({ id: z.string() }),
  handle: async (context, { section_id }) => {
    await deleteSection(context, section_id);
    return { id: section_id };
  },
});
