import { useEffect, useState } from 'react';
import { call } from '#platform/resource/client.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { choiceOf, choiceUpdate } from './cookie-choice.ts';
import { readStoredChoice } from './stored-choice.ts';
import { keepChoice, useCookieChoice } from './use-cookie-choice.ts';

/** Asks about cookies, unless the person already chose in another browser, or as a visitor here before signing up. */
export function CookieQuestion({ viewerId }: { viewerId: string | null }) {
  const [isOpen, setOpen] = useState(viewerId === null);
  useEffect(() => {
    if (viewerId === null) return;
    let isHere = true;
    isSettled(viewerId).then(
      (settled) => isHere && setOpen(!settled),
      // Asks again on the next page.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [viewerId]);
  const chosen = useCookieChoice(null);
  return isOpen && !chosen ? <CookieBanner viewerId={viewerId} /> : null;
}

/** Whether the person has already chosen. A visitor's choice becomes theirs if they have none. */
async function isSettled(viewerId: string): Promise<boolean> {
  const { data: settings } = await call('UserSettingsResource.get', {});
  const theirs = choiceOf(settings);
  const stored = readStoredChoice(document.cookie);
  const visitors = stored?.of === '' ? stored.choice : null;
  const choice = theirs ?? visitors;
  if (!choice) return false;
  if (!theirs) await call('UserSettingsResource.update', choiceUpdate(choice, 'cookie_banner'));
  keepChoice(choice, viewerId);
  return true;
}
