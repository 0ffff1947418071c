import { msg } from '#platform/i18n/msg.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';

/** Why a new password is refused: it is among the most common, or one of the account's names. */
export type PasswordFault = 'common' | 'own-name';

const SENTENCES: Record<PasswordFault, string> = {
  common: msg('This password is too common. Choose another.'),
  'own-name': msg("Your password can't be your username or email. Choose another."),
};

export function passwordRefusal(fault: PasswordFault, field: string): RefusalDetails {
  return { kind: 'invalid', reason: `password-${fault}`, message: SENTENCES[fault], field };
}
