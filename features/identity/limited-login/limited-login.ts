import { z } from 'zod';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { nextPath } from '../next-path.ts';
import { loginOption } from '../options.ts';

export const askForLimitedLoginOptions = z.object({
  username_or_email: loginOption,
  /** A path of this site; any other address is left out. */
  next: z
    .string()
    .max(2048)
    .optional()
    .transform((text) => nextPath(text) ?? undefined),
});

export const redeemLimitedLoginOptions = z.object({ token: z.string().min(1).max(200) });

export type LimitedLoginRefusal = 'link-invalid' | 'already-signed-in' | 'account-suspended';

export const limitedLoginRefusals: Record<LimitedLoginRefusal, RefusalDetails> = {
  'link-invalid': {
    status: 400,
    reason: 'link-invalid',
    message: 'This link is used up or too old. Ask for a new one.',
    field: 'token',
  },
  'already-signed-in': {
    status: 409,
    reason: 'already-signed-in',
    message: 'You are signed in already.',
  },
  'account-suspended': {
    status: 403,
    reason: 'account-suspended',
    message: 'This account is suspended.',
  },
};
