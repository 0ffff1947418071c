import { useState } from 'react';

/**
 * Whether a person stands as blocked: what the page was loaded with, or what was done since; null takes that back. What
 * the page learns anew counts more.
 */
export function useShownBlock(known: boolean) {
  const [done, setDone] = useState<{ since: boolean; shown: boolean } | null>(null);
  const shown = done && done.since === known ? done.shown : known;
  const showBlocked = (next: boolean | null) => setDone(next === null ? null : { since: known, shown: next });
  return { isBlocked: shown, showBlocked };
}
