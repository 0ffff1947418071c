import { createThrottle } from '#platform/rate/throttle.ts';
import type { Context } from '#platform/resource/context.ts';

type Counting = Pick<Context, 'db' | 'clock' | 'config'>;

/** Longer than a code is good, which is 30 seconds and the same before and after. */
const USED_CODE = { name: 'used code', most: 1, windowSeconds: 120 };

/**
 * Lets a code of an authenticator count once: whoever looks over a shoulder, or hears it on the line, cannot use it
 * again. `act` throws where the code is not right, which leaves it unused. Null where it was used before.
 */
export async function countCode<T>(
  { db, clock, config }: Counting,
  { accountId, code }: { accountId: string; code: string },
  action: () => Promise<T>,
): Promise<T | null> {
  const throttle = createThrottle(db, clock, config.secret);
  const subject = `${accountId} ${code}`;
  // Before it is tried, so that of two who tell it at once one gets in.
  if (!(await throttle.attempt(USED_CODE, subject)).allowed) return null;
  try {
    return await action();
  } catch (error) {
    await throttle.clear(USED_CODE, subject);
    throw error;
  }
}

/** Longer than it takes to try a code; whoever is cut off half-way waits for so long. */
const CODE_IN_HAND = { name: 'recovery code in hand', most: 1, windowSeconds: 30 };

/**
 * Lets recovery codes of an account be tried, or made anew, one after the other. The library reads those that are left
 * and writes them without the one used: of two at once both would get in, or one would be good again. Null where another
 * is in hand.
 */
export async function takeTurn<T>(
  { db, clock, config }: Counting,
  accountId: string,
  action: () => Promise<T>,
): Promise<T | null> {
  const throttle = createThrottle(db, clock, config.secret);
  if (!(await throttle.attempt(CODE_IN_HAND, accountId)).allowed) return null;
  try {
    return await action();
  } finally {
    await throttle.clear(CODE_IN_HAND, accountId);
  }
}
