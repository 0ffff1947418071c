import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { givenPasswordOption } from '../options.ts';

export const linkAccountOptions = z.object({ user_id: idOption, password: givenPasswordOption });
export const unlinkAccountOptions = z.object({ user_id: idOption });

export const ownerAnswer = z.object({
  id: z.string(),
  username: z.string(),
  full_name: z.string(),
  image_small_url: z.string().nullable(),
});

export type LinkRefusal = 'not-a-business' | 'linked-already' | 'not-logged-in-there';

export const linkRefusals: Record<LinkRefusal, RefusalDetails> = {
  'not-a-business': {
    kind: 'conflict',
    reason: 'not-a-business',
    message: 'You can only link a business account to a personal one.',
  },
  'linked-already': {
    kind: 'conflict',
    reason: 'linked-already',
    message: 'This account is linked to another one.',
  },
  'not-logged-in-there': {
    kind: 'conflict',
    reason: 'not-logged-in-there',
    message: 'Log in to this account first.',
  },
};
