let last: Promise<unknown> = Promise.resolve();

/** Runs what is asked of the server one after the other: an order begins where the one before ended. */
export function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const next = last.then(act);
  last = next.catch(() => {});
  return next;
}
