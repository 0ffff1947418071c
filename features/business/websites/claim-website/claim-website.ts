import { z } from 'zod';
import { CLAIM_METHODS } from '#features/core/people/claim-code.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';

export const claimAnswer = z.object({
  website_url: z.string().nullable(),
  domain: z.string().nullable(),
  status: z.enum(['none', 'pending', 'verified']),
  method: z.enum(CLAIM_METHODS).nullable(),
  /** Still verified, but the last check did not find the code. */
  is_failing: z.boolean(),
  /** Null if the website is not claimed. */
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

export const claimRefusals: Record<ClaimRefusal, RefusalDetails> = {
  'no-website': {
    kind: 'invalid',
    reason: 'no-website',
    message: 'Save a website in your profile first.',
    field: 'website_url',
  },
  'not-claimed': {
    kind: 'conflict',
    reason: 'not-claimed',
    message: "You haven't started claiming this website.",
  },
  'leads-elsewhere': {
    kind: 'invalid',
    reason: 'leads-elsewhere',
    message: 'This address leads to another website.',
    field: 'method',
  },
  'code-missing': {
    kind: 'invalid',
    reason: 'code-missing',
    message: "We didn't find the code there.",
    field: 'method',
  },
};
