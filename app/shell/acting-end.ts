import { useSyncExternalStore } from 'react';
import { choiceCookie, type ProfileChoice } from '#features/business/access/active-profile.ts';
import type { ShellProfile } from './shell-data.ts';

let ended: ShellProfile | null = null;
const listeners = new Set<() => void>();

/** The server has refused to act for it: every further call of this page would be refused too. */
export function endActing(profile: ShellProfile): void {
  keepChoice(null);
  ended = profile;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The account that can no longer be acted for. */
export function useEndedProfile(): ShellProfile | null {
  return useSyncExternalStore(
    listen,
    () => ended,
    () => null,
  );
}

/** Pages that make a profile active come with the cookie; this is for a choice that is made on one. */
export function keepChoice(choice: ProfileChoice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other interface does not exist on plain HTTP
  document.cookie = choiceCookie(choice);
}
