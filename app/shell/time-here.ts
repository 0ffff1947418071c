import { browserStorage } from '#platform/browser/browser-storage.ts';

const KEY = 'time-here';
/** Somebody is new for so long, and has been away after as long. */
const LONG_MS = 28 * 86_400_000;

/** Since when somebody has come without a long pause, and when they were here last; ms. */
export interface TimeHere {
  since: number;
  last: number;
}

/** The same with a visit now: after a long pause it begins anew. */
export function withVisit(before: TimeHere | null, now: number): TimeHere {
  const wasAway = before !== null && now - before.last > LONG_MS;
  return { since: before && !wasAway ? before.since : now, last: now };
}

/** Whether somebody came for the first time, or came back, not long ago. */
export function isNewHere({ since }: TimeHere, now: number): boolean {
  return now - since <= LONG_MS;
}

/** Notes in this browser that somebody is here. Answers since when. */
export function noteVisit(now = Date.now()): TimeHere {
  const time = withVisit(timeIn(browserStorage()?.getItem(KEY) ?? null), now);
  try {
    browserStorage()?.setItem(KEY, JSON.stringify(time));
  } catch {
    // A full storage keeps nothing more: then everybody is new.
  }
  return time;
}

function timeIn(text: string | null): TimeHere | null {
  try {
    const { since, last } = JSON.parse(text ?? '{}');
    return typeof since === 'number' && typeof last === 'number' ? { since, last } : null;
  } catch {
    return null;
  }
}
