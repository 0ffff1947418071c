import { z } from 'zod';
import { presentPeople } from '#features/core/people/wire/person.view.ts';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { pinIdOption } from '#features/library/pins/sought-pin.ts';
import { lineOption, pageSizeOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { suggestPeople } from './suggest-people.service.ts';

/** People whom the viewer may name in a comment on a pin, likeliest first, by prefix of their name. */
export const mentionTypeaheadGet = defineResource({
  name: 'MentionTypeaheadResource.get',
  summary: 'People to mention in a comment.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({
    pin_id: pinIdOption,
    term: lineOption(30).default(''),
    page_size: pageSizeOption(6, 20),
  }),
  data: z.array(personCard),
  handle: async (context, { pin_id: pinId, term, page_size: limit }) => {
    const people = await suggestPeople(context, { pinId, term, limit });
    return presentPeople(context, people);
  },
});
