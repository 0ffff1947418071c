import type { Clock } from '#platform/clock/clock.ts';

/** A clock that stands still until it is moved. */
export interface MovableClock extends Clock {
  /** Moves the clock on by that many milliseconds. */
  advance(milliseconds: number): void;
  set(time: Date): void;
}

/** A clock that stands at `start` until moved. */
export function movableClock(start = new Date('2026-01-15T12:00:00Z')): MovableClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
    set: (to) => {
      time = to.getTime();
    },
  };
}
