import { z } from 'zod';
import { booleanOption, lineOption } from '#platform/resource/options.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { nextPath } from '../next-path.ts';
import { countryOption, emailOption, givenPasswordOption } from '../options.ts';

/** The provider sends people back to this path, which must be registered there. */
export const RETURN_PATH = '/login/return/';

export interface SocialIdentity {
  issuer: string;
  /** The provider's permanent id for the person. */
  subject: string;
  email: string | null;
  isEmailConfirmed: boolean;
  firstName: string;
  lastName: string;
}

export const beginOptions = z.object({
  /** A path of this site to continue to; any other address is dropped. */
  next: z
    .string()
    .max(2048)
    .optional()
    .transform((text) => nextPath(text) ?? null),
});

export const connectOptions = z.object({ password: givenPasswordOption });

export const returnOptions = z.object({
  /** If it is absent, the current step is returned. */
  query: z.string().max(8192).optional(),
});

export const enterOptions = z.object({
  password: givenPasswordOption.optional(),
  restore: booleanOption.default(false),
});

export const socialRegisterOptions = z.object({
  first_name: lineOption(100).pipe(z.string().min(1)),
  last_name: lineOption(99).default(''),
  email: emailOption.optional(),
  birthday: z.iso.date(),
  country: countryOption.optional(),
  username: z.string().trim().optional(),
});

/** `in` is signed in, `connected` has a new way to sign in; the others ask for what is missing. */
const SOCIAL_STEPS = ['in', 'connected', 'code', 'come-back', 'leaving', 'password', 'sign-up'] as const;

export const stepAnswer = z.object({
  step: z.enum(SOCIAL_STEPS),
  next: z.string().nullable(),
  /** What the provider sent; a confirmed address is not asked for again. */
  known: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string().nullable(),
    is_email_confirmed: z.boolean(),
  }),
});

export type StepAnswer = z.infer<typeof stepAnswer>;

export const connectionAnswer = z.object({
  /** The provider's name; null if the site has none. */
  name: z.string().nullable(),
  is_connected: z.boolean(),
  has_password: z.boolean(),
});

export type SocialLoginRefusal =
  | 'no-provider'
  | 'provider-failed'
  | 'cancelled'
  | 'step-over'
  | 'wrong-password'
  | 'connected-elsewhere'
  | 'no-password'
  | 'not-connected';

export const socialLoginRefusals: Record<SocialLoginRefusal, RefusalDetails> = {
  'no-provider': { kind: 'not-found', reason: 'not-found', message: 'No other site is set up for login.' },
  'provider-failed': {
    kind: 'unavailable',
    reason: 'provider-failed',
    message: 'The other site sent an invalid response.',
  },
  cancelled: { kind: 'forbidden', reason: 'cancelled', message: "You didn't log in on the other site." },
  'step-over': { kind: 'unauthenticated', reason: 'step-over', message: 'That took too long. Start again.' },
  'wrong-password': {
    kind: 'invalid',
    reason: 'wrong-password',
    message: "This isn't the account's password.",
    field: 'password',
  },
  'connected-elsewhere': {
    kind: 'conflict',
    reason: 'connected-elsewhere',
    message: 'This is already connected to another account.',
  },
  'no-password': {
    kind: 'conflict',
    reason: 'no-password',
    message: "Set a password first. Without one you couldn't log in.",
  },
  'not-connected': {
    kind: 'conflict',
    reason: 'not-connected',
    message: "The account isn't connected to another site.",
  },
};
