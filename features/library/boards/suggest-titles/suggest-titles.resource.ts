import { z } from 'zod';
import { pinIdOption } from '#features/library/pins/sought-pin.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { suggestTitles } from './suggest-titles.service.ts';

/** Names to suggest for a pin's new board. */
export const boardTitleSuggestionsGet = defineResource({
  name: 'BoardTitleSuggestionsResource.get',
  summary: 'Suggested names for a board to save a pin to.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({ pin_id: pinIdOption }),
  data: z.array(z.object({ name: z.string() })),
  handle: (context, { pin_id }) => suggestTitles(context, pin_id),
});
