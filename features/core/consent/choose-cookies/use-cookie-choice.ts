import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { toast } from '#design/toast/toast.ts';
import { EVENT_TYPES } from '#features/measure/events/event.ts';
import { sendEvent } from '#features/measure/events/send-event.ts';
import { createListeners } from '#platform/browser/listeners.ts';
import { call } from '#platform/resource/client.ts';
import {
  COOKIE_TOAST_MS,
  type CookieChoice,
  type CookieSurface,
  choiceUpdate,
  isSampled,
} from '../cookie-choice.ts';
import { storedChoiceLine } from '../stored-choice.ts';

let chosen: CookieChoice | null = null;
const { subscribe, tell } = createListeners();

export function keepChoice(choice: CookieChoice, viewerId: string | null): void {
  chosen = choice;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = storedChoiceLine({ choice, of: viewerId ?? '' }, location.protocol === 'https:');
  tell();
  // What loads without this file listens, too.
  dispatchEvent(new Event('cookiechoice'));
}

export function useCookieChoice(stored: CookieChoice | null): CookieChoice | null {
  return (
    useSyncExternalStore(
      subscribe,
      () => chosen,
      () => null,
    ) ?? stored
  );
}

/** Stores the choice: a person's in their settings, a visitor's in this browser. Returns whether it was stored. */
export function useChooseCookies(viewerId: string | null) {
  const { t } = useLingui();
  return async (choice: CookieChoice, surface: CookieSurface): Promise<boolean> => {
    try {
      if (viewerId) await call('UserSettingsResource.update', choiceUpdate(choice, surface));
    } catch {
      const text = t`We couldn't save your choice. Try again.`;
      toast.show({ id: 'cookies', kind: 'error', text });
      return false;
    }
    keepChoice(choice, viewerId);
    if (isSampled(choice, Math.random)) {
      sendEvent({ event_type: EVENT_TYPES.click, component: 'cookie_choice', element: surface });
    }
    toast.show({ id: 'cookies', text: t`Cookie choice saved`, duration: COOKIE_TOAST_MS });
    return true;
  };
}
