import { isUniqueViolation, type Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { takenUsernames } from '../account.store.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { canonicalUsername, type UsernameFault, usernameFault, usernameIdeas } from '../username.ts';
import { isUsernameOfAnother, keepOldUsername, lockUsername, setUsername } from './change-username.store.ts';

export async function freeUsernames(db: Queryable, fullName: string, email: string): Promise<string[]> {
  const ideas = usernameIdeas(fullName, email);
  const taken = await takenUsernames(db, ideas);
  return ideas.filter((idea) => !taken.has(idea));
}

/** Why a username is unavailable, or null. The viewer's own present and previous names are available. */
export async function unavailability(
  db: Queryable,
  username: string,
  viewerId: Id | undefined,
): Promise<UsernameFault | 'taken' | null> {
  const fault = usernameFault(username);
  if (fault) return fault;
  const name = canonicalUsername(username);
  const isTaken = viewerId
    ? await isUsernameOfAnother(db, viewerId, name)
    : (await takenUsernames(db, [name])).size > 0;
  return isTaken ? 'taken' : null;
}

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
