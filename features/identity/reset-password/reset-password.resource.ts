import { isAPIError } from 'better-auth/api';
import { z } from 'zod';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.ts';
import { authOf } from '../auth.ts';
import { authHeaders } from '../auth-headers.ts';
import { askForLink } from '../mail-link/mail-link.service.ts';
import { askForResetOptions, resetLinkInvalid, resetPasswordOptions } from './reset-password.ts';

/** Mails a link for a new password. The answer is the same whether there is such an account or not. */
export const passwordResetCreate = defineResource({
  name: 'PasswordResetResource.create',
  summary: 'Asks for a mail with a link under which a new password is chosen.',
  who: 'anyone',
  rate: 'account',
  options: askForResetOptions,
  data: z.null(),
  handle: async (context, { username_or_email }) => {
    await askForLink(context, { kind: 'password-reset', login: username_or_email });
    return null;
  },
});

/** Sets the password of who holds a mailed link, and ends all sessions of the account. */
export const passwordResetUpdate = defineResource({
  name: 'PasswordResetResource.update',
  summary: 'Sets a new password with the token of a mailed link; ends all sessions.',
  who: 'anyone',
  rate: 'account',
  options: resetPasswordOptions,
  data: z.null(),
  handle: async (context, { token, new_password }) => {
    await requireAttempt(context, [[ATTEMPTS.redeemByAddress, context.request.address]]);
    try {
      await authOf(context).api.resetPassword({
        body: { token, newPassword: new_password },
        headers: authHeaders(context.request),
      });
    } catch (error) {
      if (isAPIError(error) && error.body?.code === 'INVALID_TOKEN') throw new Refusal(resetLinkInvalid);
      throw error;
    }
    return null;
  },
});
