import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';

export const MOST_ACCOUNTS = 5;

export const switchAccountOptions = z.object({ user_id: idOption });

export type SwitchRefusal = 'not-logged-in-there';

export const switchRefusals: Record<SwitchRefusal, RefusalDetails> = {
  'not-logged-in-there': {
    kind: 'conflict',
    reason: 'not-logged-in-there',
    message: 'Log in to this account first.',
  },
};

export const accountAnswer = z.object({
  id: z.string(),
  username: z.string(),
  full_name: z.string(),
  image_small_url: z.string().nullable(),
  is_partner: z.boolean(),
  is_current: z.boolean(),
  is_linked: z.boolean(),
});
