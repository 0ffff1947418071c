import { mentionsIn } from '#design/link/text-pieces.ts';
import { followersAmong } from '#features/core/people/person.service.ts';
import { socialPermissionsOf } from '#features/core/people/person-settings.service.ts';
import { mayMention } from '#features/core/people/social-permissions.ts';
import { requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { MOST_MENTIONED } from './comment.ts';

/** Those who let the viewer name them; other names stay plain text. */
export async function findMentioned(context: ContextFor<'person'>, text: string): Promise<Id[]> {
  const names = [...new Set(mentionsIn(text))].slice(0, MOST_MENTIONED);
  if (names.length === 0) return [];
  const found = (await Promise.all(names.map((name) => findNamed(context, name)))).flatMap((id) => id ?? []);
  return mentionableAmong(context, [...new Set(found)]);
}

export async function mentionableAmong(context: ContextFor<'person'>, people: readonly Id[]): Promise<Id[]> {
  const [permissions, followers] = await Promise.all([
    socialPermissionsOf(context.db, people),
    followersAmong(context.db, context.viewer.id, people),
  ]);
  return people.filter((id) => {
    const person = permissions.get(id);
    return id === context.viewer.id || (person !== undefined && mayMention(person, followers.has(id)));
  });
}

/** Null if the viewer does not see this person or blocks them. */
export async function findNamed(context: ContextFor<'person'>, username: string): Promise<Id | null> {
  try {
    const { row, isBlockedByMe } = await requireVisiblePerson(context, { username });
    return isBlockedByMe ? null : row.id;
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'not-found') return null;
    throw error;
  }
}
