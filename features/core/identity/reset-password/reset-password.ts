import { z } from 'zod';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { linkToRenew, type PasswordFault, passwordRefusal } from '../account-refusals.ts';
import { loginOption, newPasswordOption, tokenOption } from '../options.ts';

export const askForResetOptions = z.object({ username_or_email: loginOption });

export const resetPasswordOptions = z.object({
  token: tokenOption,
  new_password: newPasswordOption,
});

/** Sent by programs that parse the mailed link. */
export const resetFromEmailOptions = resetPasswordOptions.extend({
  username: z.string().trim().toLowerCase().min(1).max(254),
  new_password_confirm: z.string(),
  /** When the link expires, in seconds since 1970. */
  expiration: z.coerce.number(),
});

export type ResetPasswordRefusal =
  | { refused: 'link-invalid' }
  | { refused: 'password-fault'; fault: PasswordFault };

export function resetPasswordRefusal(refusal: ResetPasswordRefusal): RefusalDetails {
  return refusal.refused === 'link-invalid' ? linkToRenew : passwordRefusal(refusal.fault, 'new_password');
}
