import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';

/** The viewer, as clients fetch it after signing in; the person is in `client_context.user`. */
export const userSessionStoreGet = defineResource({
  name: 'UserSessionStoreResource.get',
  summary: 'Who is logged in.',
  who: 'anyone',
  rate: 'read',
  options: z.object({}),
  data: z.object({
    is_authenticated: z.boolean(),
    is_limited_login: z.boolean(),
    user_id: z.string().nullable(),
  }),
  handle: async ({ viewer }) => ({
    is_authenticated: viewer.kind === 'person',
    is_limited_login: viewer.kind === 'limited',
    user_id: viewer.id ?? null,
  }),
});
