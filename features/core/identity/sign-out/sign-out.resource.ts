import { z } from 'zod';
import { booleanOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { signOutOfAll, signOutOfThis } from './sign-out.service.ts';

/** Ends the sessions of this browser, or only the current one; does nothing without a session. */
export const userSessionDelete = defineResource({
  name: 'UserSessionResource.delete',
  summary: 'Logs out of all accounts in this browser, or of this one only.',
  who: 'anyone',
  rate: 'write',
  isNotStored: true,
  givesCsrfCookie: true,
  options: z.object({
    /** Continues as another account that is logged in in this browser. */
    only_this: booleanOption.default(false),
  }),
  data: z.null(),
  handle: async (context, { only_this }) => {
    await (only_this ? signOutOfThis : signOutOfAll)(context);
    return null;
  },
});
