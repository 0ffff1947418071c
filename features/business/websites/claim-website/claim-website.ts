import { z } from 'zod';
import { CLAIM_METHODS } from '#features/core/people/claim-code.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';

/** Whether the website of the own profile was shown to be the viewer's own. */
export const claimAnswer = z.object({
  /** Null where the profile names no website. */
  website_url: z.string().nullable(),
  domain: z.string().nullable(),
  status: z.enum(['none', 'pending', 'verified']),
  method: z.enum(CLAIM_METHODS).nullable(),
  /** It is verified still, but the code was not found the last time. */
  is_failing: z.boolean(),
  /** What is to be put on the website; null where it is not claimed. */
  proofs: z
    .object({
      meta_tag: z.string(),
      file_name: z.string(),
      file_text: z.string(),
      dns_record: z.string(),
    })
    .nullable(),
});

export type ClaimAnswer = z.infer<typeof claimAnswer>;

export type ClaimRefusal = 'no-website' | 'not-claimed' | 'leads-elsewhere' | 'code-missing';

/** What a client is told of each. */
export const claimRefusals: Record<ClaimRefusal, RefusalDetails> = {
  'no-website': {
    status: 400,
    reason: 'no-website',
    message: 'Save a website in your profile first.',
    field: 'website_url',
  },
  'not-claimed': { status: 409, reason: 'not-claimed', message: 'This website is not being claimed.' },
  'leads-elsewhere': {
    status: 400,
    reason: 'leads-elsewhere',
    message: 'This address leads to another website.',
    field: 'method',
  },
  'code-missing': {
    status: 400,
    reason: 'code-missing',
    message: 'The code was not found there.',
    field: 'method',
  },
};
