import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { tryOption } from '../try-event.ts';
import { likeTry, unlikeTry } from './like-try.service.ts';

const call = {
  who: 'person',
  rate: 'write',
  acting: 'react',
  options: tryOption,
  data: z.object({}),
} as const;

/** Likes a try. Idempotent. */
export const didItActivityLikeCreate = defineResource({
  ...call,
  name: 'DidItActivityLikeResource.create',
  summary: 'Likes a note on a try.',
  handle: async (context, { user_did_it_data_id }) => {
    await likeTry(context, user_did_it_data_id);
    return {};
  },
});

/** Removes the like. Idempotent. */
export const didItActivityLikeDelete = defineResource({
  ...call,
  name: 'DidItActivityLikeResource.delete',
  summary: 'Removes a like from a note on a try.',
  handle: async (context, { user_did_it_data_id }) => {
    await unlikeTry(context, user_did_it_data_id);
    return {};
  },
});
