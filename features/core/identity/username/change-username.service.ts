import { isUniqueViolation } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { canonicalUsername, type UsernameFault, usernameFault } from '../username.ts';
import { isUsernameOfAnother, keepOldUsername, lockUsername, setUsername } from './change-username.store.ts';

type Refused = { refused: UsernameFault | 'taken' };

/** The old one stays reserved for them. Refused if the new one is invalid or is, or was, somebody else's. */
export async function changeUsername(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: Id,
  displayUsername: string,
  people: PersonOfAccount,
): Promise<{ username: string } | Refused> {
  const fault = usernameFault(displayUsername);
  if (fault) return { refused: fault };
  const username = canonicalUsername(displayUsername);
  try {
    return await db.transaction(async (tx) => {
      const account = await lockUsername(tx, id);
      const before = account.username;
      if (await isUsernameOfAnother(tx, id, username)) return { refused: 'taken' };
      await setUsername(tx, account, { username, displayUsername, now: clock.now() });
      if (before !== null && before !== username)
        await keepOldUsername(tx, account, before, username, clock.now());
      await people.rename(tx, account, username);
      return { username };
    });
  } catch (error) {
    // Somebody took it between the check and the write.
    if (isUniqueViolation(error)) return { refused: 'taken' };
    throw error;
  }
}
