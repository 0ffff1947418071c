import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { idOption, textOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { CASE_LIMITS } from '../case.ts';
import { noteCase } from './note-case.service.ts';

/** Adds a note to a case, for staff only. */
export const moderationNoteCreate = defineResource({
  name: 'ModerationNoteResource.create',
  summary: 'Adds a note to a case.',
  who: 'staff',
  rate: 'write',
  isUnseen: true,
  options: z.object({
    case_id: idOption,
    note: textOption(CASE_LIMITS.note).refine((text) => text !== '', msg('{field}: must be given')),
  }),
  data: z.object({ id: z.string() }),
  handle: async (context, { case_id, note }) => {
    await noteCase(context, case_id, note);
    return { id: case_id };
  },
});
