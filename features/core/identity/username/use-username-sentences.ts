import { useLingui } from '@lingui/react/macro';
import type { UsernameFault } from '../username.ts';

type Reason = `username-${UsernameFault | 'taken'}`;

export function useUsernameSentences(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    'username-too-short': t`A username has at least 3 characters.`,
    'username-too-long': t`A username has at most 30 characters.`,
    'username-wrong-characters': t`A username has only letters without accents, digits and underscores.`,
    'username-digits-only': t`A username needs a letter.`,
    'username-reserved': t`This username is reserved. Choose another.`,
    'username-taken': t`This username is taken. Choose another.`,
  } satisfies Record<Reason, string>;
}
