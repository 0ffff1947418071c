import { z } from 'zod';
import { personNameIn, personNameOptions } from '#features/core/people/person-name-options.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { presentTopic } from '../wire/topic.view.ts';
import { topicAnswer } from '../wire/topic-answer.ts';
import { listTopicsOf } from './list-followed-topics.service.ts';

/** The topics that a person follows. */
export const interestFollowingGet = definePagedResource({
  name: 'InterestFollowingResource.get',
  summary: 'Topics that a person follows.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({
    ...personNameOptions,
    page_size: pageSizeOption(50),
  }),
  item: topicAnswer,
  handle: async (context, sent, { after }) => {
    const page = await listTopicsOf(context, personNameIn(sent), { after, pageSize: sent.page_size });
    return mapPage(page, (topics) => topics.map((topic) => presentTopic(context, topic)));
  },
});
