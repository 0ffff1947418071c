import { useEffect, useState } from 'react';
import { live } from '#platform/live/live.ts';
import { call } from '#platform/resource/client.ts';
import { LIVE_NOTIFICATIONS } from '../notification.ts';

/** A gap reported this soon after loading is only the connection opening, ms. */
const FRESH_MS = 5000;

/** How many arrived after `newest`, which the page came with. */
export function useNewer(newest: string | null): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const since = Date.now();
    let isShown = true;
    setCount(0);
    const isNewer = ({ id }: { id: string }) => BigInt(id) > BigInt(newest ?? 0);
    const ask = async () => {
      // After a failure the next live event counts them.
      const answer = await call('NewsHubResource.get', {}).catch(() => null);
      if (answer && isShown) setCount(answer.data.filter(isNewer).length);
    };
    const leave = live.subscribe((heard) => {
      if (heard === 'gap' ? Date.now() - since > FRESH_MS : heard.type === LIVE_NOTIFICATIONS) void ask();
    });
    return () => {
      isShown = false;
      leave();
    };
  }, [newest]);
  return count;
}
