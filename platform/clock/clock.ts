/** The one source of time on the server; tests hold one that they move. */
export interface Clock {
  /** Now, as a Date. */
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
