import { useSyncExternalStore } from 'react';
import { REPORTED_EVENTS } from '#features/measure/events/event.ts';
import { sendEvent } from '#features/measure/events/send-event.ts';
import { call } from '#platform/resource/client.ts';
import {
  type CookieChoice,
  type CookieSurface,
  choiceOf,
  choiceUpdate,
  everyCookie,
  isSampled,
} from '../cookie-choice.ts';
import { readStoredChoice, storedChoiceLine } from '../stored-choice.ts';
import { keepLine } from './use-choose-cookies.ts';

let latest: CookieChoice | null = null;

function keepChoice(choice: CookieChoice, viewerId: string | null): void {
  latest = choice;
  keepLine(storedChoiceLine({ choice, of: viewerId ?? '' }, location.protocol === 'https:'));
}

function subscribe(listener: () => void): () => void {
  addEventListener('cookiechoice', listener);
  return () => removeEventListener('cookiechoice', listener);
}

export function useCookieChoice(stored: CookieChoice | null): CookieChoice | null {
  return (
    useSyncExternalStore(
      subscribe,
      () => latest,
      () => null,
    ) ?? stored
  );
}

/** Stores the choice: a person's in their settings, a visitor's in this browser. */
export async function storeChoice(
  chosen: CookieChoice | boolean,
  surface: CookieSurface,
  viewerId: string | null,
): Promise<void> {
  const choice = typeof chosen === 'boolean' ? everyCookie(chosen) : chosen;
  if (viewerId) await call('UserSettingsResource.update', choiceUpdate(choice, surface));
  keepChoice(choice, viewerId);
  if (isSampled(choice, Math.random)) {
    sendEvent({ event_type: REPORTED_EVENTS.click, component: 'cookie_choice', element: surface });
  }
}

/** A visitor's choice becomes the person's if they have none. Returns whether there is one. */
export async function settleChoice(viewerId: string): Promise<boolean> {
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
