import { browserStorage } from '#platform/browser/browser-storage.ts';

const KEY = 'time-here';
const DAY_MS = 86_400_000;
/** New for this long, and again after so long a pause. */
const NEW_MS = 28 * DAY_MS;
/** Back after so long a pause, for so long. */
const AWAY_MS = 7 * DAY_MS;
const BACK_MS = DAY_MS;

/** `since` counts from the last long pause, `back` from the last shorter one; ms. */
export interface TimeHere {
  since: number;
  last: number;
  back?: number;
}

export function withVisit(before: TimeHere | null, now: number): TimeHere {
  const pause = before ? now - before.last : 0;
  const since = before && pause <= NEW_MS ? before.since : now;
  const back = pause > AWAY_MS ? now : before?.back;
  return { since, last: now, ...(back !== undefined && { back }) };
}

export function isNewHere({ since }: TimeHere, now: number): boolean {
  return now - since <= NEW_MS;
}

export function isBackHere({ back }: TimeHere, now: number): boolean {
  return back !== undefined && now - back <= BACK_MS;
}

export function noteVisit(now = Date.now()): TimeHere {
  const time = withVisit(timeIn(browserStorage()?.getItem(KEY) ?? null), now);
  keep(time);
  return time;
}

function keep(time: TimeHere): void {
  try {
    browserStorage()?.setItem(KEY, JSON.stringify(time));
  } catch {
    // When the storage is full everybody counts as new.
  }
}

function timeIn(text: string | null): TimeHere | null {
  try {
    const { since, last, back } = JSON.parse(text ?? '{}');
    if (typeof since !== 'number' || typeof last !== 'number') return null;
    return { since, last, ...(typeof back === 'number' && { back }) };
  } catch {
    return null;
  }
}
