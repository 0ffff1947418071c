import type { Queryable } from '#platform/database/database.ts';
import { takenUsernames } from '../account.store.ts';
import { canonicalUsername, type UsernameFault, usernameFault, usernameIdeas } from '../username.ts';

/** Usernames for a person of that name and mail address that are nobody's at this moment, best first. */
export async function freeUsernames(db: Queryable, fullName: string, email: string): Promise<string[]> {
  const ideas = usernameIdeas(fullName, email);
  const taken = await takenUsernames(db, ideas);
  return ideas.filter((idea) => !taken.has(idea));
}

/** Why a username is not to be had, or null where it is. */
export async function unavailability(
  db: Queryable,
  username: string,
): Promise<UsernameFault | 'taken' | null> {
  const fault = usernameFault(username);
  if (fault) return fault;
  return (await takenUsernames(db, [canonicalUsername(username)])).size > 0 ? 'taken' : null;
}
