import { z } from 'zod';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { linkInvalid } from '../account-refusals.ts';
import { emailOption, givenPasswordOption, tokenOption } from '../options.ts';

export const askForEmailOptions = z.object({ new_email: emailOption, password: givenPasswordOption });

export const confirmEmailOptions = z.object({ token: tokenOption });

export type ChangeEmailRefusal = 'same-email' | 'link-invalid';

export const changeEmailRefusals: Record<ChangeEmailRefusal, RefusalDetails> = {
  'same-email': {
    kind: 'invalid',
    reason: 'same-email',
    message: 'This is already your address.',
    field: 'new_email',
  },
  'link-invalid': linkInvalid,
};
