import { browserStorage } from '#platform/browser/browser-storage.ts';

const KEY = 'time-here';
/** Somebody is new for so long, and has been away after as long. */
const LONG_MS = 28 * 86_400_000;
/** For so long they are welcomed back. */
const WELCOME_MS = 86_400_000;

/** Since when somebody has come without a long pause, and when they were here last; ms. */
export interface TimeHere {
  since: number;
  last: number;
  /** They were away before `since`, and have not put the welcome away. */
  isBack?: boolean;
}

/** The same with a visit now: after a long pause it begins anew. */
export function withVisit(before: TimeHere | null, now: number): TimeHere {
  const wasAway = before !== null && now - before.last > LONG_MS;
  if (wasAway) return { since: now, last: now, isBack: true };
  return { ...before, since: before?.since ?? now, last: now };
}

/** Whether somebody came for the first time, or came back, not long ago. */
export function isNewHere({ since }: TimeHere, now: number): boolean {
  return now - since <= LONG_MS;
}

/** Whether somebody came back just now, after a long while. */
export function isBackHere({ since, isBack }: TimeHere, now: number): boolean {
  return isBack === true && now - since <= WELCOME_MS;
}

/** Notes in this browser that somebody has read their welcome. */
export function noteWelcomed(): void {
  keep({ ...noteVisit(), isBack: false });
}

/** Notes in this browser that somebody is here. Answers since when. */
export function noteVisit(now = Date.now()): TimeHere {
  const time = withVisit(timeIn(browserStorage()?.getItem(KEY) ?? null), now);
  keep(time);
  return time;
}

function keep(time: TimeHere): void {
  try {
    browserStorage()?.setItem(KEY, JSON.stringify(time));
  } catch {
    // A full storage keeps nothing more: then everybody is new.
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
