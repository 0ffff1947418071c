import { z } from 'zod';
import { pinTextOptions, pinTextsIn } from '#features/library/pins/pin-options.ts';
import { pinIdOption } from '#features/library/pins/sought-pin.ts';
import { presentPin } from '#features/library/pins/wire/pin.view.ts';
import { pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { sectionOption } from '#features/library/sections/section-options.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { editPin } from './edit-pin.service.ts';

/**
 * Edits an own pin: missing fields stay; another board or section moves it; section null takes it out of its section.
 */
export const pinUpdate = defineResource({
  name: 'PinResource.update',
  summary: 'Edits a pin, or moves it.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({
    id: pinIdOption,
    board_id: idOption.nullish(),
    board_section_id: sectionOption.optional(),
    section: sectionOption.optional(),
    ...pinTextOptions,
  }),
  data: pinAnswer,
  handle: async (context, sent) =>
    presentPin(
      context,
      await editPin(context, {
        id: sent.id,
        texts: pinTextsIn(sent),
        boardId: sent.board_id ?? undefined,
        section: sent.board_section_id === undefined ? sent.section : sent.board_section_id,
      }),
    ),
});
