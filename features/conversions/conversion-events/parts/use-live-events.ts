import { useEffect, useEffectEvent } from 'react';
import { live } from '#platform/live/live.ts';

/** Of a live event: something was reported for an ad account. */
const CHANGED = 'conversions_changed';

/** What came just before may be announced only by the next one, ms. */
const AGAIN_MS = 1_500;

/** Calls it whenever events may have come. */
export function useLiveEvents(look: () => unknown): void {
  const onHeard = useEffectEvent(look);
  useEffect(() => {
    // What came between the answer of the server and now was not heard.
    let timer = setTimeout(() => onHeard(), AGAIN_MS);
    const stop = live.subscribe((heard) => {
      if (heard !== 'gap' && heard.type !== CHANGED) return;
      onHeard();
      clearTimeout(timer);
      timer = setTimeout(() => onHeard(), AGAIN_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}
