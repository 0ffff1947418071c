import { z } from 'zod';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { loginOption, newPasswordOption } from '../options.ts';

export const askForResetOptions = z.object({ username_or_email: loginOption });

export const resetPasswordOptions = z.object({
  token: z.string().min(1).max(200),
  new_password: newPasswordOption,
});

export type ResetPasswordRefusal = 'link-invalid';

export const resetPasswordRefusals: Record<ResetPasswordRefusal, RefusalDetails> = {
  'link-invalid': {
    status: 400,
    reason: 'link-invalid',
    message: 'This link is used up or too old. Ask for a new one.',
    field: 'token',
  },
};
