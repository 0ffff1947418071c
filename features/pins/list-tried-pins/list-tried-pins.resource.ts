import { z } from 'zod';
import { requireVisiblePerson } from '#features/people/visible-person.service.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { pinAnswer } from '../pin-answer.ts';
import { listTriedPinsOf } from './list-tried-pins.service.ts';

/** The pins that a person tried, for the Tried tab. */
export const didItUserFeedGet = definePagedResource({
  name: 'DidItUserFeedResource.get',
  summary: 'Pins that a person tried, the latest first.',
  who: 'anyone',
  rate: 'read',
  options: z.object({
    username: z.string().min(1).max(100).optional(),
    user_id: idOption.optional(),
    page_size: pageSizeOption(25),
  }),
  item: pinAnswer,
  handle: async (context, { username, user_id, page_size }, { after }) => {
    if (!user_id && !username) throw invalid('username', 'username or user_id must be given.');
    const person = await requireVisiblePerson(
      context,
      user_id ? { id: user_id } : { username: username ?? '' },
    );
    return listTriedPinsOf(context, person, { after, pageSize: page_size });
  },
});
