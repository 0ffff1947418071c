import { z } from 'zod';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { emailOption, givenPasswordOption } from '../options.ts';

export const askForEmailOptions = z.object({ new_email: emailOption, password: givenPasswordOption });

export const confirmEmailOptions = z.object({ token: z.string().min(1).max(200) });

export type ChangeEmailRefusal = 'same-email' | 'link-invalid' | 'account-suspended';

export const changeEmailRefusals: Record<ChangeEmailRefusal, RefusalDetails> = {
  'same-email': {
    status: 400,
    reason: 'same-email',
    message: 'This is your address already.',
    field: 'new_email',
  },
  'link-invalid': {
    status: 400,
    reason: 'link-invalid',
    message: 'This link is used up or too old.',
    field: 'token',
  },
  'account-suspended': {
    status: 403,
    reason: 'account-suspended',
    message: 'This account is suspended.',
  },
};
