import { useLingui } from '@lingui/react/macro';
import type { UsernameFault } from '../username.ts';

type Reason = `username-${UsernameFault | 'taken'}`;

export function useUsernameSentences(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    'username-too-short': t`A username must have at least 3 characters.`,
    'username-too-long': t`A username must have at most 30 characters.`,
    'username-wrong-characters': t`A username can contain only unaccented letters, digits and underscores.`,
    'username-digits-only': t`A username must contain a letter.`,
    'username-reserved': t`This username is reserved. Choose another.`,
    'username-taken': t`This username is taken. Choose another.`,
  } satisfies Record<Reason, string>;
}
