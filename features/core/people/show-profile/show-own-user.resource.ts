import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { personProfile } from '../wire/person-answer.ts';
import { presentProfile } from '../wire/profile.view.ts';
import { showProfile } from './show-profile.service.ts';

/** The viewer, as they see themselves. Changes nothing; the method is the protocol's. */
export const ownUserPost = defineResource({
  name: 'POST /v3/users/me/',
  summary: 'The logged-in person.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: personProfile,
  handle: async (context) => presentProfile(context, await showProfile(context, { id: context.viewer.id })),
});
