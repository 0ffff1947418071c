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

const step = z.discriminatedUnion('kind', [begun, proven]);

export type PendingStep = z.infer<typeof step>;
export type BegunStep = z.infer<typeof begun>;
export type ProvenStep = z.infer<typeof proven>;

/** Starts with the account, so that it is deleted with the account's mailed links. */
export function writeStep(pending: PendingStep): string {
  const owner = pending.kind === 'begun' && pending.accountId ? pending.accountId : '-';
  return `${owner} ${JSON.stringify(pending)}`;
}

export function readStep(value: string): PendingStep | null {
  const parsed = step.safeParse(JSON.parse(value.slice(value.indexOf(' ') + 1)));
  return parsed.success ? parsed.data : null;
}

export function answerOf(step: StepAnswer['step'], { next, identity }: ProvenStep): StepAnswer {
  const { firstName, lastName, email, isEmailConfirmed } = identity;
  return {
    step,
    next,
    known: { first_name: firstName, last_name: lastName, email, is_email_confirmed: isEmailConfirmed },
  };
}
