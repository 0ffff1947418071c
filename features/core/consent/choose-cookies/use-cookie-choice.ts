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
} from './cookie-choice.ts';
import { storedChoiceLine } from './stored-choice.ts';

// One for the page: the banner and the settings change each other's state.
let chosen: CookieChoice | null = null;
const { subscribe, tell } = createListeners();

/** Keeps a choice in this browser, and tells every part of the page. */
export function keepChoice(choice: CookieChoice, viewerId: string | null): void {
  chosen = choice;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = storedChoiceLine({ choice, of: viewerId ?? '' }, location.protocol === 'https:');
  tell();
}

/** What was chosen last on this page; before that what was kept. */
export function useCookieChoice(stored: CookieChoice | null): CookieChoice | null {
  return (
    useSyncExternalStore(
      subscribe,
      () => chosen,
      () => null,
    ) ?? stored
  );
}

/** Makes the choice: for a person in their settings, for a visitor in this browser. Answers whether it is kept. */
export function useChooseCookies(viewerId: string | null) {
  const { t } = useLingui();
  return async (choice: CookieChoice, surface: CookieSurface): Promise<boolean> => {
    try {
      if (viewerId) await call('UserSettingsResource.update', choiceUpdate(choice, surface));
    } catch {
      const text = t`Your choice could not be saved. Please try again.`;
      toast.show({ id: 'cookies', kind: 'error', text });
      return false;
    }
    keepChoice(choice, viewerId);
    if (isSampled(choice, Math.random)) {
      sendEvent({ event_type: EVENT_TYPES.click, component: 'cookie_choice', element: surface });
    }
    toast.show({ id: 'cookies', text: t`Your cookie choice is saved.`, duration: COOKIE_TOAST_MS });
    return true;
  };
}
