import { z } from 'zod';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { givenPasswordOption } from '../options.ts';

/** How long a deleted account can be kept by logging in. */
export const KEPT_DAYS = 14;

export const leaveAccountOptions = z.object({ password: givenPasswordOption });

export const deleteAccountOptions = z.object({ token: z.string().min(1).max(200) });

export type LeaveAccountRefusal = 'link-invalid' | 'account-suspended';

export const leaveAccountRefusals: Record<LeaveAccountRefusal, RefusalDetails> = {
  'link-invalid': {
    status: 400,
    reason: 'link-invalid',
    message: 'This link is used up or too old. Ask for a new one.',
    field: 'token',
  },
  'account-suspended': {
    status: 403,
    reason: 'account-suspended',
    message: 'This account is suspended.',
  },
};
