import { z } from 'zod';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { linkToRenew } from '../account-refusals.ts';
import { nextPath } from '../next-path.ts';
import { loginOption, tokenOption } from '../options.ts';

export const askForLimitedLoginOptions = z.object({
  username_or_email: loginOption,
  /** A path of this site; any other address is dropped. */
  next: z
    .string()
    .max(2048)
    .optional()
    .transform((text) => nextPath(text) ?? undefined),
});

export const redeemLimitedLoginOptions = z.object({ token: tokenOption });

export type LimitedLoginRefusal = 'link-invalid' | 'already-signed-in';

export const limitedLoginRefusals: Record<LimitedLoginRefusal, RefusalDetails> = {
  'link-invalid': linkToRenew,
  'already-signed-in': {
    kind: 'conflict',
    reason: 'already-signed-in',
    message: "You're already logged in.",
  },
};
