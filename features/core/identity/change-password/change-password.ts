import { z } from 'zod';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { givenPasswordOption, newPasswordOption } from '../options.ts';
import { type PasswordFault, passwordRefusal } from '../password-refusals.ts';

export const changePasswordOptions = z.object({
  old_password: givenPasswordOption,
  new_password: newPasswordOption,
});

export type ChangePasswordRefusal =
  | { refused: 'wrong-password' | 'no-password' }
  | { refused: 'password-fault'; fault: PasswordFault };

export function changePasswordRefusal(refusal: ChangePasswordRefusal): RefusalDetails {
  if (refusal.refused === 'password-fault') return passwordRefusal(refusal.fault, 'new_password');
  return REFUSALS[refusal.refused];
}

const REFUSALS: Record<'wrong-password' | 'no-password', RefusalDetails> = {
  'wrong-password': {
    kind: 'invalid',
    reason: 'wrong-password',
    message: 'This is not your current password.',
    field: 'old_password',
  },
  'no-password': {
    kind: 'conflict',
    reason: 'no-password',
    message: 'Your account has no password yet. Set one in your account settings.',
    field: 'old_password',
  },
};
