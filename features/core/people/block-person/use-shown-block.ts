import { useState } from 'react';

/** The latest action counts until the page reloads its data. */
export function useShownBlock(known: boolean) {
  const [done, setDone] = useState<{ since: boolean; shown: boolean } | null>(null);
  const shown = done && done.since === known ? done.shown : known;
  const showBlocked = (isBlocked: boolean) => setDone({ since: known, shown: isBlocked });
  return { isBlocked: shown, showBlocked };
}
