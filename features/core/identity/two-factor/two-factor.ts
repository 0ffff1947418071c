import { z } from 'zod';
import { booleanOption } from '#platform/resource/options.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { linkInvalid } from '../account-refusals.ts';
import type { EnterRefusal } from '../enter-account.service.ts';
import { givenPasswordOption, tokenOption } from '../options.ts';

export const withPasswordOptions = z.object({ password: givenPasswordOption });

/** An authenticator or recovery code; people type it with spaces. */
const codeOption = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().min(1));

export const codeOptions = z.object({ code: codeOption });

export const secondStepOptions = z.object({
  code: codeOption,
  is_recovery_code: booleanOption.default(false),
});

export const takeBackOptions = z.object({ token: tokenOption });

export type TakeBackRefusal = 'link-invalid';

export const takeBackRefusals: Record<TakeBackRefusal, RefusalDetails> = {
  'link-invalid': linkInvalid,
};

export type TwoFactorRefusal = 'wrong-code' | 'on-already' | 'not-on' | 'code-in-hand';

export const twoFactorRefusals: Record<TwoFactorRefusal, RefusalDetails> = {
  'wrong-code': { kind: 'invalid', reason: 'wrong-code', message: 'This code is incorrect.', field: 'code' },
  'on-already': {
    kind: 'conflict',
    reason: 'on-already',
    message: 'Two-factor authentication is already on.',
  },
  'not-on': { kind: 'conflict', reason: 'not-on', message: "Two-factor authentication isn't on." },
  'code-in-hand': {
    kind: 'too-many',
    reason: 'too-many-attempts',
    message: 'Too many attempts. Wait a while and try again.',
    retryAfterSeconds: 30,
  },
};

type CodeRefusal = 'wrong-code' | 'step-over' | 'too-many-codes';

export type SecondStepRefusal = CodeRefusal | EnterRefusal;

export const secondStepRefusals: Record<CodeRefusal, RefusalDetails> = {
  'wrong-code': twoFactorRefusals['wrong-code'],
  'step-over': {
    kind: 'unauthenticated',
    reason: 'step-over',
    message: 'That took too long or too many attempts. Log in with your password again.',
  },
  'too-many-codes': {
    kind: 'too-many',
    reason: 'too-many-attempts',
    message: 'Too many attempts. Wait a while and try again.',
    retryAfterSeconds: 900,
  },
};
