import { z } from 'zod';
import { presentPeople } from '#features/core/people/wire/person.view.ts';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { lineOption, pageSizeOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { findContacts } from './find-contacts.service.ts';

/** People whom the viewer may write to, likeliest first; with a query those whose name begins with it. */
export const conversationContactsGet = defineResource({
  name: 'ConversationContactsResource.get',
  summary: 'People to send a message to.',
  who: 'person',
  rate: 'read',
  options: z.object({ query: lineOption(100).default(''), page_size: pageSizeOption(20, 50) }),
  data: z.array(personCard),
  handle: async (context, { query, page_size }) => {
    const people = await findContacts(context, { query, limit: page_size });
    return presentPeople(context, people);
  },
});
