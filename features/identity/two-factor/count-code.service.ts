import { createThrottle } from '#platform/rate/throttle.ts';
import type { Context } from '#platform/resource/context.ts';

/** Longer than a code is good, which is 30 seconds and the same before and after. */
const USED_CODE = { name: 'used code', most: 1, windowSeconds: 120 };

/**
 * Lets a code of an authenticator count once: whoever looks over a shoulder, or hears it on the line, cannot use it
 * again. `act` throws where the code is not right, which leaves it unused. Null where it was used before.
 */
export async function countCode<T>(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  { accountId, code }: { accountId: string; code: string },
  act: () => Promise<T>,
): Promise<T | null> {
  const throttle = createThrottle(db, clock, config.secret);
  const subject = `${accountId} ${code}`;
  // Before it is tried, so that of two who tell it at once one gets in.
  if (!(await throttle.attempt(USED_CODE, subject)).allowed) return null;
  try {
    return await act();
  } catch (error) {
    await throttle.clear(USED_CODE, subject);
    throw error;
  }
}
