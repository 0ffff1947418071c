import { isUniqueViolation } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { canonicalUsername } from '../username.ts';
import { findUsername, isUsernameOfAnother, keepOldUsername, setUsername } from './change-username.store.ts';

/**
 * Gives an account and its person another username, and keeps the old one as theirs. False where it is, or was,
 * somebody else's.
 */
export async function changeUsername(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: Id,
  displayUsername: string,
  people: PersonOfAccount,
): Promise<boolean> {
  const username = canonicalUsername(displayUsername);
  try {
    return await db.transaction(async (tx) => {
      const before = await findUsername(tx, id);
      if (await isUsernameOfAnother(tx, id, username)) return false;
      await setUsername(tx, id, { username, displayUsername, now: clock.now() });
      if (before !== null && before !== username)
        await keepOldUsername(tx, id, before, username, clock.now());
      await people.rename(tx, id, username);
      return true;
    });
  } catch (error) {
    // Somebody took it between the look and the write.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
