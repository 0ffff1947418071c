import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { BADGE_TEXTS, DIVERSITY_TEXTS, OWNER_TEXTS } from './merchant-texts.ts';

/** All of them, for forms; a profile gets those that it shows from the server. */
export function useMerchantTexts() {
  const { _ } = useLingui();
  const inWords = <Name extends string>(texts: Record<Name, MessageDescriptor>) =>
    Object.fromEntries(
      Object.entries<MessageDescriptor>(texts).map(([name, text]) => [name, _(text)]),
    ) as Record<Name, string>;
  return {
    badges: inWords(BADGE_TEXTS),
    diversity: inWords(DIVERSITY_TEXTS),
    owner: inWords(OWNER_TEXTS),
  };
}
