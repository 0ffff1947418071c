import { z } from 'zod';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { linkToRenew } from '../account-refusals.ts';
import { givenPasswordOption, tokenOption } from '../options.ts';

/** How long a deleted account can be kept by logging in. */
export const KEPT_DAYS = 14;

export const leaveAccountOptions = z.object({ password: givenPasswordOption });

export const deleteAccountOptions = z.object({ token: tokenOption });

export type LeaveAccountRefusal = 'link-invalid';

export const leaveAccountRefusals: Record<LeaveAccountRefusal, RefusalDetails> = {
  'link-invalid': linkToRenew,
};
