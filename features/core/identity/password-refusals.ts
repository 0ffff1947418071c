import { msg } from '#platform/i18n/msg.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';

/** What speaks against a password that is being chosen: nearly everybody tries it, or it is what the account is called by. */
export type PasswordFault = 'common' | 'own-name';

const SENTENCES: Record<PasswordFault, string> = {
  common: msg('This password is too common. Choose another.'),
  'own-name': msg("Your password can't be your username or email. Choose another."),
};

/** What the wire says to such a password, told in that option. */
export function passwordRefusal(fault: PasswordFault, field: string): RefusalDetails {
  return { status: 400, reason: `password-${fault}`, message: SENTENCES[fault], field };
}
