import { z } from 'zod';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { linkToRenew } from '../account-refusals.ts';
import { loginOption, newPasswordOption, tokenOption } from '../options.ts';

export const askForResetOptions = z.object({ username_or_email: loginOption });

export const resetPasswordOptions = z.object({
  token: tokenOption,
  new_password: newPasswordOption,
});

export type ResetPasswordRefusal = 'link-invalid';

export const resetPasswordRefusals: Record<ResetPasswordRefusal, RefusalDetails> = {
  'link-invalid': linkToRenew,
};
