import { msg } from '#platform/i18n/msg.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { USERNAME_MAX, USERNAME_MIN, type UsernameFault } from './username.ts';

const SENTENCES: Record<UsernameFault, string> = {
  'too-short': msg('A username has at least {least} characters.'),
  'too-long': msg('A username has at most {most} characters.'),
  'wrong-characters': msg('A username has only letters without accents, digits and underscores.'),
  'digits-only': msg('A username needs a letter.'),
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
