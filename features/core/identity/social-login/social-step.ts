import { z } from 'zod';
import type { StepAnswer } from './social-login.ts';

const begun = z.object({
  kind: z.literal('begun'),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string().nullable(),
  /** The account to connect; null for signing in. */
  accountId: z.string().nullable(),
});

const proven = z.object({
  kind: z.literal('proven'),
  next: z.string().nullable(),
  identity: z.object({
    issuer: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    isEmailConfirmed: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
  }),
});

export const pendingStep = z.discriminatedUnion('kind', [begun, proven]);

export type PendingStep = z.infer<typeof pendingStep>;
export type BegunStep = z.infer<typeof begun>;
export type ProvenStep = z.infer<typeof proven>;

export function answerOf(step: StepAnswer['step'], { next, identity }: ProvenStep): StepAnswer {
  const { firstName, lastName, email, isEmailConfirmed } = identity;
  return {
    step,
    next,
    known: { first_name: firstName, last_name: lastName, email, is_email_confirmed: isEmailConfirmed },
  };
}
