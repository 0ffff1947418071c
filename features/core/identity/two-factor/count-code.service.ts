import { createThrottle } from '#platform/rate/throttle.ts';
import type { Context } from '#platform/resource/context.ts';

type Counting = Pick<Context, 'db' | 'clock' | 'config'>;

/** Longer than a code is accepted: its own 30 seconds and those before and after. */
const USED_CODE = { name: 'used code', most: 1, windowSeconds: 120 };

/**
 * Accepts an authenticator code once, so that an observer cannot reuse it. `act` throws if the code is wrong, which
 * leaves it unused. Null if it was used before.
 */
export async function countCode<T>(
  { db, clock, config }: Counting,
  { accountId, code }: { accountId: string; code: string },
  action: () => Promise<T>,
): Promise<T | null> {
  const throttle = createThrottle(db, clock, config.secret);
  const subject = `${accountId} ${code}`;
  // Counted before it is checked, so that only one of two concurrent requests gets in.
  if (!(await throttle.attempt(USED_CODE, subject)).allowed) return null;
  try {
    return await action();
  } catch (error) {
    await throttle.clear(USED_CODE, subject);
    throw error;
  }
}

/** Longer than checking a code takes; after a crash the next try waits this long. */
const CODE_IN_HAND = { name: 'recovery code in hand', most: 1, windowSeconds: 30 };

/**
 * Checks or renews an account's recovery codes one request at a time. The library reads the remaining codes and
 * writes them back without the used one: concurrent requests could use one code twice or restore a used one. Null if
 * another request is running.
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
