import { z } from 'zod';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { listTopicsOf } from './list-followed-topics.service.ts';
import { topicAnswer } from './list-followed-topics.ts';

/** The topics that a person follows. */
export const interestFollowingGet = definePagedResource({
  name: 'InterestFollowingResource.get',
  summary: 'Topics that a person follows.',
  who: 'anyone',
  rate: 'read',
  options: z.object({
    username: z.string().min(1).max(100).optional(),
    user_id: idOption.optional(),
    page_size: pageSizeOption(50),
  }),
  item: topicAnswer,
  handle: async (context, { username, user_id, page_size }, { after }) => {
    if (!user_id && !username) throw invalid('username', 'username or user_id must be given.');
    const name = user_id ? { id: user_id } : { username: username ?? '' };
    return listTopicsOf(context, name, { after, pageSize: page_size });
  },
});
