import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { USERNAME_MAX, USERNAME_MIN, type UsernameFault } from './username.ts';

const SENTENCES: Record<UsernameFault, string> = {
  'too-short': `A username has at least ${USERNAME_MIN} characters.`,
  'too-long': `A username has at most ${USERNAME_MAX} characters.`,
  'wrong-characters': 'A username has only letters without accents, digits and underscores.',
  'digits-only': 'A username needs a letter.',
  reserved: 'This username is not to be had. Choose another.',
};

/** What the wire says to a text that cannot be a username. */
export function usernameFaultRefusal(fault: UsernameFault): RefusalDetails {
  return { status: 400, reason: `username-${fault}`, message: SENTENCES[fault], field: 'username' };
}

export const usernameTaken: RefusalDetails = {
  status: 409,
  reason: 'username-taken',
  message: 'This username is taken. Choose another.',
  field: 'username',
};
