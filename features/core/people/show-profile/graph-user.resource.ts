import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { presentProfile } from '../wire/profile.view.ts';
import { showProfile } from './show-profile.service.ts';

/** The few fields of a person that clients request as a graph, under its names. */
export const userGraphGet = defineResource({
  name: 'UserGraphResource.get',
  summary: 'The name and follower count of a person.',
  who: 'anyone',
  rate: 'read',
  options: z.object({ userId: idOption }),
  data: z.object({ id: z.string(), username: z.string(), followerCount: z.number().int() }),
  handle: async (context, { userId }) => {
    const shown = await showProfile(context, { id: userId });
    const { id, username, follower_count } = presentProfile(context, shown);
    return { id, username, followerCount: follower_count };
  },
});
