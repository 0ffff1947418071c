import { isAPIError } from 'better-auth/api';
import { z } from 'zod';
import { loginRequired, Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { ATTEMPTS, forgetAttempts, requireAttempt } from '../attempts.ts';
import { authOf } from '../auth.ts';
import { authHeaders, giveCookies } from '../auth-headers.ts';
import { changePasswordOptions, wrongOldPassword } from './change-password.ts';

/** Another password for who knows the present one. All other sessions end; this browser gets a new one. */
export const userPasswordUpdate = defineResource({
  name: 'UserPasswordResource.update',
  summary: 'Changes the password and signs out all other browsers.',
  who: 'person',
  rate: 'account',
  options: changePasswordOptions,
  data: z.null(),
  handle: async (context, { old_password, new_password }) => {
    await requireAttempt(context, [[ATTEMPTS.passwordByAccount, context.viewer.id]]);
    try {
      const { headers } = await authOf(context).api.changePassword({
        body: { currentPassword: old_password, newPassword: new_password, revokeOtherSessions: true },
        headers: authHeaders(context.request),
        returnHeaders: true,
      });
      giveCookies(context, headers);
    } catch (error) {
      if (isAPIError(error) && error.body?.code === 'INVALID_PASSWORD') throw new Refusal(wrongOldPassword);
      // The session has ended between finding out who asks and now.
      if (isAPIError(error) && error.status === 'UNAUTHORIZED') throw loginRequired();
      throw error;
    }
    await forgetAttempts(context, [[ATTEMPTS.passwordByAccount, context.viewer.id]]);
    return null;
  },
});
