import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { takenUsernames } from '../account.store.ts';
import { canonicalUsername, type UsernameFault, usernameFault, usernameIdeas } from '../username.ts';
import { isUsernameOfAnother } from './change-username.store.ts';

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
