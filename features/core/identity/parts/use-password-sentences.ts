import { useLingui } from '@lingui/react/macro';
import type { PasswordFault } from '../password-refusals.ts';

type Reason = `password-${PasswordFault}`;

export function usePasswordSentences(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    'password-common': t`This password is too common. Choose another.`,
    'password-own-name': t`Your password can't be your username or email. Choose another.`,
  } satisfies Record<Reason, string>;
}
