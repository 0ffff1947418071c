import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { lineOption } from '#platform/resource/options.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import {
  type PasswordFault,
  passwordRefusal,
  usernameFaultRefusal,
  usernameTaken,
} from '../account-refusals.ts';
import { countryOption, emailOption, newPasswordOption } from '../options.ts';
import type { UsernameFault } from '../username.ts';

const OLDEST = 130;

const registerFields = z.object({
  first_name: lineOption(100).pipe(z.string().min(1)).optional(),
  business_name: lineOption(100).optional(),
  last_name: lineOption(99).default(''),
  full_name: lineOption(200).default(''),
  email: emailOption,
  password: newPasswordOption,
  birthday: z.iso.date().optional(),
  age: z.coerce.number().int().min(0).max(OLDEST).optional(),
  country: countryOption.optional(),
  gender: lineOption(50).optional(),
  username: z.string().trim().optional(),
});

/** A missing username is made from the name; a business may give its name alone. */
export const registerOptions = registerFields
  .refine((options) => options.birthday !== undefined || options.age !== undefined, {
    path: ['birthday'],
    message: msg('{field}: must be given'),
  })
  .transform(({ business_name, first_name = business_name, ...told }, { addIssue }) => {
    if (first_name) return { ...told, first_name };
    addIssue({ code: 'invalid_type', expected: 'string', path: ['first_name'] });
    return z.NEVER;
  });

const trimmedText = z.string().trim().max(1000).optional();

export const checkedFields = registerFields
  .pick({ email: true, password: true, birthday: true, country: true, username: true })
  .partial();

export const registerCheckOptions = z.object({
  email: trimmedText,
  password: z.string().max(1000).optional(),
  birthday: trimmedText,
  country: trimmedText,
  username: trimmedText,
});

export const registerCheckAnswer = z.array(z.object({ field: z.string(), reason: z.string() }));

/** The language of the page, and the one chosen in the browser. */
interface Spoken {
  locale?: string;
  chosenLocale?: string | undefined;
}

export type NewPerson = z.output<typeof registerOptions> & Spoken;

export type RegisterRefusal =
  | { refused: 'email-taken' | 'username-taken' }
  | { refused: 'too-young'; minimumAge: number }
  | { refused: 'password-fault'; fault: PasswordFault }
  | { refused: 'username-fault'; fault: UsernameFault };

export function registerRefusal(refusal: RegisterRefusal): RefusalDetails {
  switch (refusal.refused) {
    case 'email-taken':
      return {
        kind: 'conflict',
        reason: 'email-taken',
        message: "There's already an account with this email. Log in instead.",
        field: 'email',
      };
    case 'username-taken':
      return usernameTaken;
    case 'too-young':
      return {
        kind: 'invalid',
        reason: 'too-young',
        message: "You're not old enough to have an account.",
        detail: 'In your country you must be {age} or older to sign up.',
        values: { age: refusal.minimumAge },
        field: 'birthday',
      };
    case 'password-fault':
      return passwordRefusal(refusal.fault, 'password');
    case 'username-fault':
      return usernameFaultRefusal(refusal.fault);
  }
}
