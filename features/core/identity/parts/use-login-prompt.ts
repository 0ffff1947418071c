import { useSyncExternalStore } from 'react';
import { type LoginPrompt, loginPrompt } from './login-prompt.ts';

/** Null while nothing asks to log in. */
export function useLoginPrompt(): LoginPrompt | null {
  return useSyncExternalStore(loginPrompt.subscribe, loginPrompt.current, () => null);
}
