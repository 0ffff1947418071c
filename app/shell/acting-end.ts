import { useSyncExternalStore } from 'react';
import { keepChoice } from './acting-choice.ts';
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
