import { useLingui } from '@lingui/react/macro';
import type { PasswordFault } from '../password-refusals.ts';

type Reason = `password-${PasswordFault}`;

/** What a person is told of a password that they cannot have, by the reason on the wire. */
export function usePasswordSentences(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    'password-common': t`Many people use this password, so it is guessed first. Choose another.`,
    'password-own-name': t`Your username or email is no password. Choose another.`,
  } satisfies Record<Reason, string>;
}
