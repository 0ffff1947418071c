import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { findPasswordMark } from './account.store.ts';

/**
 * Notes an account's password and returns a check whether it is still the same. Run after a session is open, the
 * check detects that the password was removed or changed just before.
 */
export async function notePassword(db: Queryable, accountId: Id | null): Promise<() => Promise<boolean>> {
  const noted = await findPasswordMark(db, accountId);
  return async () => (await findPasswordMark(db, accountId)) === noted;
}
