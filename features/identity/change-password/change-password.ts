import { z } from 'zod';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { givenPasswordOption, newPasswordOption } from '../options.ts';

export const changePasswordOptions = z.object({
  old_password: givenPasswordOption,
  new_password: newPasswordOption,
});

export type ChangePasswordRefusal = 'wrong-password' | 'no-password';

export const changePasswordRefusals: Record<ChangePasswordRefusal, RefusalDetails> = {
  'wrong-password': {
    status: 400,
    reason: 'wrong-password',
    message: 'This is not your current password.',
    field: 'old_password',
  },
  'no-password': {
    status: 409,
    reason: 'no-password',
    message: 'Your account has no password yet. Choose one in your account settings.',
    field: 'old_password',
  },
};
