import { z } from 'zod';
import { booleanOption } from '#platform/resource/options.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import type { EnterRefusal } from '../enter-account.service.ts';
import { givenPasswordOption, loginOption } from '../options.ts';

export const signInOptions = z.object({
  username_or_email: loginOption,
  password: givenPasswordOption,
  /** If it is false, the session ends with the browser, after a day at most. */
  remember_me: booleanOption
    .nullable()
    .default(true)
    .transform((isRemembered) => isRemembered ?? false),
  restore: booleanOption.default(false),
});

export type SignInRefusal = EnterRefusal | 'second-factor-required';

/** One text for an unknown account and a wrong password, so as not to reveal which it was. */
export const signInRefusals: Record<SignInRefusal, RefusalDetails> = {
  'wrong-credentials': {
    kind: 'unauthenticated',
    reason: 'wrong-credentials',
    message: 'The name or the password is wrong.',
    field: 'password',
  },
  'account-deactivated': {
    kind: 'conflict',
    reason: 'account-deactivated',
    message: 'This account is deactivated. Send "restore" to come back.',
  },
  'account-leaving': {
    kind: 'conflict',
    reason: 'account-leaving',
    message: 'This account is about to be deleted for good. Send "restore" to keep it.',
  },
  'second-factor-required': {
    kind: 'unauthenticated',
    reason: 'second-factor-required',
    message: 'Enter the code from your authenticator.',
  },
};
