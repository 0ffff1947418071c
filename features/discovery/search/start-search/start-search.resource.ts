import { z } from 'zod';
import { presentPeople } from '#features/core/people/wire/person.view.ts';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { presentTopic } from '#features/discovery/topics/wire/topic.view.ts';
import { topicAnswer } from '#features/discovery/topics/wire/topic-answer.ts';
import { booleanOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { startSearch } from './start-search.service.ts';

/** Where a search may start, before anything is typed. Visitors get no people. */
export const searchStartGet = defineResource({
  name: 'SearchStartResource.get',
  summary: 'Topics and people to start a search with.',
  who: 'anyone',
  rate: 'read',
  isSameForVisitors: true,
  options: z.object({ has_people: booleanOption.default(true) }),
  data: z.object({ topics: z.array(topicAnswer), people: z.array(personCard) }),
  handle: async (context, { has_people: hasPeople }) => {
    const { topics, people } = await startSearch(context, { hasPeople });
    return {
      topics: topics.map((topic) => presentTopic(context, topic)),
      people: presentPeople(context, people),
    };
  },
});
