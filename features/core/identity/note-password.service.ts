import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { findPasswordMark } from './account.store.ts';

/**
 * Notes which password an account has; what it answers tells whether that is still so. Asked once there is a session, it
 * finds who was let in by a password that was taken off, or another chosen, before the session was there to be ended.
 */
export async function notePassword(db: Queryable, accountId: Id | null): Promise<() => Promise<boolean>> {
  const noted = await findPasswordMark(db, accountId);
  return async () => (await findPasswordMark(db, accountId)) === noted;
}
