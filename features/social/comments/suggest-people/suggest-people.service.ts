import { findVisiblePeople } from '#features/core/people/person.service.ts';
import { matchesPerson, type PersonCardRow } from '#features/core/people/person-row.ts';
import { areCommentsOn } from '#features/library/pins/comments-of-pin.service.ts';
import { requireVisiblePin, whoSeesPin } from '#features/library/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { listLastAuthors } from '../comment-facts.store.ts';
import { findNamed, mentionableAmong } from '../mentioned.service.ts';
import { listFollowed } from './suggest-people.store.ts';

interface Wanted {
  pinId: Id;
  term: string;
  limit: number;
}

/** The pin's owner and commenters, then followed people, then an exact username. Only those who may see the pin. */
export async function suggestPeople(
  context: ContextFor<'person'>,
  { pinId, term, limit }: Wanted,
): Promise<PersonCardRow[]> {
  const { db, viewer } = context;
  const { row: pin } = await requireVisiblePin(context, pinId);
  if (!(await areCommentsOn(db, pin))) return [];
  const [authors, followed, exact] = await Promise.all([
    listLastAuthors(db, pinId),
    listFollowed(db, viewer.id),
    /^[a-z0-9_]{3,30}$/i.test(term) ? findNamed(context, term) : null,
  ]);
  const known = [pin.pinner.id, ...authors, ...followed];
  const ids = [...new Set(exact ? [exact, ...known] : known)].filter((id) => id !== viewer.id);
  const people = await findVisiblePeople(context, ids);
  const matching = ids.filter((id) => {
    const person = people.get(id);
    return person !== undefined && matchesPerson(person, term);
  });
  const mentionable = await mentionableAmong(context, matching);
  const seeing = pin.privacy === 'public' ? null : await whoSeesPin(db, pinId, mentionable);
  const named = mentionable.filter((id) => !seeing || seeing.has(id)).slice(0, limit);
  return named.flatMap((id) => people.get(id) ?? []);
}
