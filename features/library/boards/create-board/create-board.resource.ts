import { z } from 'zod';
import { auxDataOption } from '#features/measure/events/aux-data-option.ts';
import { logEvent } from '#features/measure/events/event.service.ts';
import { EVENT_TYPES } from '#features/measure/events/event.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { requireVisibleBoard } from '../board.service.ts';
import { CREATE_PRIVACIES, DEFAULT_LAYOUT, DEFAULT_PRIVACY } from '../board.ts';
import { boardTextOptions } from '../board-options.ts';
import { unlessRefused } from '../board-refusals.ts';
import { presentBoard } from '../wire/board.view.ts';
import { boardAnswer } from '../wire/board-answer.ts';
import { createBoard } from './create-board.service.ts';

const options = z.object({
  name: boardTextOptions.name,
  description: boardTextOptions.description.nullish().transform((text) => text ?? ''),
  category: boardTextOptions.category.nullish().transform((text) => text ?? null),
  privacy: z
    .enum(CREATE_PRIVACIES)
    .nullish()
    .transform((privacy) => privacy ?? DEFAULT_PRIVACY),
  layout: boardTextOptions.layout.default(DEFAULT_LAYOUT),
  /** The place in the client where it was made, such as `{source: 'organize_pins'}`; ignored in any other form. */
  aux_data: auxDataOption.nullish().catch(null),
  /** Whose board it becomes; must be the viewer. */
  username: z.string().max(100).nullish(),
  orbac_subject_id: idOption.nullish(),
});

/** Creates a board of the viewer's own. Its name must be unique among theirs and determines its address. */
export const boardCreate = defineResource({
  name: 'BoardResource.create',
  summary: 'Creates a board.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options,
  data: boardAnswer,
  handle: async (context, sent) => {
    const { username, orbac_subject_id: id, aux_data } = sent;
    const made = unlessRefused(await createBoard(context, sent, { id, username }));
    if (aux_data)
      await logEvent(context, { event_type: EVENT_TYPES.createBoard, object_id_str: made.id, aux_data });
    return presentBoard(context, await requireVisibleBoard(context, { id: made.id }));
  },
});
