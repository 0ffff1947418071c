import { browserStorage } from '#platform/browser/browser-storage.ts';

const KEY = 'time-here';
/** New for this long, and away after this long. */
const LONG_MS = 28 * 86_400_000;
const WELCOME_MS = 86_400_000;

/** `since` counts from the last long pause; ms. */
export interface TimeHere {
  since: number;
  last: number;
  /** They were away before `since` and have not dismissed the welcome. */
  isBack?: boolean;
}

/** After a long pause `since` starts over. */
export function withVisit(before: TimeHere | null, now: number): TimeHere {
  const wasAway = before !== null && now - before.last > LONG_MS;
  if (wasAway) return { since: now, last: now, isBack: true };
  return { ...before, since: before?.since ?? now, last: now };
}

export function isNewHere({ since }: TimeHere, now: number): boolean {
  return now - since <= LONG_MS;
}

export function isBackHere({ since, isBack }: TimeHere, now: number): boolean {
  return isBack === true && now - since <= WELCOME_MS;
}

export function noteWelcomed(): void {
  keep({ ...noteVisit(), isBack: false });
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
    const { since, last, isBack } = JSON.parse(text ?? '{}');
    const isTime = typeof since === 'number' && typeof last === 'number';
    return isTime ? { since, last, isBack: isBack === true } : null;
  } catch {
    return null;
  }
}
