import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { personProfile } from '../wire/person-answer.ts';
import { showProfile } from './show-profile.service.ts';

/** The viewer, as they see themselves. Changes nothing; the method is the protocol's. */
export const ownUserPost = defineResource({
  name: 'POST /v3/users/me/',
  summary: 'The signed-in person.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: personProfile,
  handle: (context) => showProfile(context, { id: context.viewer.id }),
});
