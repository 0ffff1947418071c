import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { linkToRenew } from '../account-refusals.ts';
import { givenPasswordOption, tokenOption } from '../options.ts';

/** How many days a deleted account can be restored by logging in. */
export const GRACE_DAYS = 14;

export const leaveAccountOptions = z.object({ password: givenPasswordOption });

/** Other programs send these; they have no password to send. */
export const deactivateOptions = z.object({
  user_id: idOption,
  reason: z.string().max(100).optional(),
  explanation: z.string().max(1000).optional(),
});

/** No password is required for this long after logging in. */
export const FRESH_LOGIN_MS = 10 * 60 * 1000;

export const deleteAccountOptions = z.object({ token: tokenOption });

export type LeaveAccountRefusal = 'link-invalid';

export const leaveAccountRefusals: Record<LeaveAccountRefusal, RefusalDetails> = {
  'link-invalid': linkToRenew,
};

export const NOT_YOUR_ACCOUNT: RefusalDetails = {
  kind: 'forbidden',
  reason: 'not-your-account',
  message: 'You can only deactivate your own account.',
  field: 'user_id',
};

export const LOGIN_TOO_OLD: RefusalDetails = {
  kind: 'forbidden',
  reason: 'login-too-old',
  message:
    'Log in again and deactivate within ten minutes, or deactivate with your password in the settings.',
};
