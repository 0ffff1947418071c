import { useState } from 'react';

/** Whether a person is shown as blocked: the latest action, until the page reloads its data. */
export function useShownBlock(known: boolean) {
  const [done, setDone] = useState<{ since: boolean; shown: boolean } | null>(null);
  const shown = done && done.since === known ? done.shown : known;
  const showBlocked = (isBlocked: boolean) => setDone({ since: known, shown: isBlocked });
  return { isBlocked: shown, showBlocked };
}
