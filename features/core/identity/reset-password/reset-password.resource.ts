import { z } from 'zod';
import { invalid, Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { askForLink } from '../mail-link/send-link.service.ts';
import { ACCOUNT_RATE } from '../options.ts';
import { resetPassword } from './reset-password.service.ts';
import {
  askForResetOptions,
  resetFromEmailOptions,
  resetPasswordOptions,
  resetPasswordRefusal,
} from './reset-password.ts';

/** Mails a link for a new password. The answer is the same whether the account exists or not. */
export const passwordResetCreate = defineResource({
  name: 'PasswordResetResource.create',
  summary: 'Emails a link for choosing a new password.',
  who: 'anyone',
  rate: ACCOUNT_RATE,
  options: askForResetOptions,
  data: z.null(),
  handle: async (context, { username_or_email }) => {
    await askForLink(context, { kind: 'password-reset', login: username_or_email });
    return null;
  },
});

/** The same under the name that other clients use. */
export const userResetPasswordCreate = defineResource({
  ...passwordResetCreate,
  name: 'UserResetPasswordResource.create',
});

/** Sets the password, given a mailed link, and ends all sessions of the account. */
export const passwordResetUpdate = defineResource({
  name: 'PasswordResetResource.update',
  summary: 'Sets a new password with the token of an emailed link, and ends all sessions.',
  who: 'anyone',
  rate: ACCOUNT_RATE,
  options: resetPasswordOptions,
  data: z.null(),
  handle: async (context, { token, new_password }) => {
    const result = await resetPassword(context, { token, newPassword: new_password });
    if (result) throw new Refusal(resetPasswordRefusal(result));
    return null;
  },
});

/**
 * The same with all parts of the mailed link, as other clients send them: its username and expiry are checked too.
 */
export const resetPasswordFromEmailUpdate = defineResource({
  ...passwordResetUpdate,
  name: 'ResetPasswordFromEmailResource.update',
  options: resetFromEmailOptions,
  handle: async (context, { token, new_password, new_password_confirm, username, expiration }) => {
    if (new_password_confirm !== new_password)
      throw invalid('new_password_confirm', "This isn't the new password.");
    const hasEnded = expiration * 1000 <= context.clock.now().getTime();
    const input = { token, newPassword: new_password, username };
    const result = hasEnded ? { refused: 'link-invalid' as const } : await resetPassword(context, input);
    if (result) throw new Refusal(resetPasswordRefusal(result));
    return null;
  },
});
