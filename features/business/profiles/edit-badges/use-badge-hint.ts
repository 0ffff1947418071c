import { useState } from 'react';
import { call } from '#platform/resource/client.ts';

/** Whether it is still due to tell of the badges; once put away it does not come again. */
export function useBadgeHint(isLoadedDue: boolean) {
  const [isGone, setGone] = useState(false);
  const putAway = () => {
    setGone(true);
    // Where that fails it shows once more another time, which is no harm.
    call('UserStateResource.create', { state: 'merchant_badges_tooltip', value: false }).catch(() => {});
  };
  return { isDue: isLoadedDue && !isGone, putAway };
}
