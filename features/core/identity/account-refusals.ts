import { msg } from '#platform/i18n/msg.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { USERNAME_MAX, USERNAME_MIN, type UsernameFault } from './username.ts';

export const linkInvalid: RefusalDetails = {
  kind: 'invalid',
  reason: 'link-invalid',
  message: 'This link was already used or has expired.',
  field: 'token',
};

export const linkToRenew: RefusalDetails = {
  ...linkInvalid,
  message: 'This link was already used or has expired. Request a new one.',
};

/** People who return after a suspension find it among their notifications; until then they only have the mail. */
export const accountSuspended: RefusalDetails = {
  kind: 'forbidden',
  reason: 'account-suspended',
  message: 'This account is suspended.',
  detail: 'Our email about it says why, and how to appeal.',
};

export const accountSuspendedUntil: RefusalDetails = {
  ...accountSuspended,
  message: 'This account is suspended until {day}.',
};

const SENTENCES: Record<UsernameFault, string> = {
  'too-short': msg('A username must have at least {least} characters.'),
  'too-long': msg('A username must have at most {most} characters.'),
  'wrong-characters': msg('A username can contain only unaccented letters, digits and underscores.'),
  'digits-only': msg('A username must contain a letter.'),
  reserved: msg('This username is reserved. Choose another.'),
};

const VALUES = { least: USERNAME_MIN, most: USERNAME_MAX };

export function usernameFaultRefusal(fault: UsernameFault): RefusalDetails {
  return {
    kind: 'invalid',
    reason: `username-${fault}`,
    message: SENTENCES[fault],
    values: VALUES,
    field: 'username',
  };
}

export const usernameTaken: RefusalDetails = {
  kind: 'conflict',
  reason: 'username-taken',
  message: 'This username is taken. Choose another.',
  field: 'username',
};

export function usernameRefusal(refused: UsernameFault | 'taken'): RefusalDetails {
  return refused === 'taken' ? usernameTaken : usernameFaultRefusal(refused);
}

export type PasswordFault = 'common' | 'own-name';

const PASSWORD_SENTENCES: Record<PasswordFault, string> = {
  common: msg('This password is too common. Choose another.'),
  'own-name': msg("Your password can't be your username or email. Choose another."),
};

export function passwordRefusal(fault: PasswordFault, field: string): RefusalDetails {
  return { kind: 'invalid', reason: `password-${fault}`, message: PASSWORD_SENTENCES[fault], field };
}
