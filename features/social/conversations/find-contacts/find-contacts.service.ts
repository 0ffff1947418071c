import { findVisiblePeople, followersAmong } from '#features/core/people/person.service.ts';
import { matchesPerson, type PersonCardRow } from '#features/core/people/person-row.ts';
import { requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { reachesAnybody } from '../conversation-access.ts';
import { mapMessagingFacts, mapPartaking } from '../messaging-facts.store.ts';
import { listContactIds } from './find-contacts.store.ts';

/** Blocked people are not visible, so they are not among the found. */
const NOBODY: ReadonlySet<Id> = new Set();

/** Those the viewer writes with, follows or is followed by, and an exact username. */
export async function findContacts(
  context: ContextFor<'person'>,
  { query, limit }: { query: string; limit: number },
): Promise<PersonCardRow[]> {
  const { db, viewer } = context;
  const { ids, written } = await listContactIds(db, viewer.id);
  const named = await findNamed(context, query);
  const wanted = [...new Set(named ? [named, ...ids] : ids)].filter((id) => id !== viewer.id);
  const [people, facts, followers, byConversation] = await Promise.all([
    findVisiblePeople(context, wanted),
    mapMessagingFacts(db, wanted),
    followersAmong(db, viewer.id, wanted),
    mapPartaking(db, written),
  ]);
  const partaking = new Set([...byConversation.values()].flatMap((ids) => [...ids]));
  return wanted
    .flatMap((id) => {
      const person = people.get(id);
      if (!person || !matchesPerson(person, query)) return [];
      return reachesAnybody([id], NOBODY, facts, { viewer, followers, partaking }) ? [person] : [];
    })
    .slice(0, limit);
}

async function findNamed(context: ContextFor<'person'>, query: string): Promise<Id | null> {
  const username = query.replace(/^@/, '').toLowerCase();
  if (!/^[a-z0-9_.-]{1,64}$/.test(username)) return null;
  try {
    const { row } = await requireVisiblePerson(context, { username });
    return row.username === username ? parseId(row.id) : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
