import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { authOf } from '../auth.ts';
import { authHeaders, giveCookies } from '../auth-headers.ts';

/** Ends the session that the call rides on; without one nothing happens. */
export const userSessionDelete = defineResource({
  name: 'UserSessionResource.delete',
  summary: 'Signs out.',
  who: 'anyone',
  rate: 'write',
  options: z.object({}),
  data: z.null(),
  handle: async (context) => {
    const { api } = await authOf(context);
    const { headers } = await api.signOut({
      headers: authHeaders(context.request),
      returnHeaders: true,
    });
    giveCookies(context, headers);
    return null;
  },
});
