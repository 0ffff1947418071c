import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import { relationsOf } from './person.service.ts';
import { findPersonByUsername, mapPeople } from './person.store.ts';
import { maySeePerson, maySeeThingsOf } from './person-access.ts';
import { personNotFound } from './person-not-found.ts';
import type { PersonCardRow } from './person-row.ts';

/** How a caller names a person. */
export type PersonName = { id: Id } | { username: string };

/** How the viewer stands to a person that they may see. */
export interface Standing {
  isOwner: boolean;
  isFollowedByMe: boolean;
  isBlockedByMe: boolean;
  /** Whether the viewer may see what the person saves and makes. */
  areThingsOpen: boolean;
}

/** A person that the viewer may see. */
export interface VisiblePerson extends Standing {
  row: PersonCardRow;
}

/** @throws Refusal 404 where there is no such person for this viewer. */
export async function requireVisiblePerson(context: Reading, name: PersonName): Promise<VisiblePerson> {
  const row = 'id' in name ? await findById(context, name.id) : await findNamed(context, name.username);
  if (!row) throw personNotFound();
  return { row, ...(await requireStanding(context, row)) };
}

/** What a person's name is read under, by whichever call of a page comes first. */
export const personKey = (username: string) => `person ${username.toLowerCase()}`;

function findNamed(context: Reading, username: string): Promise<PersonCardRow | null> {
  return readOnce(context, personKey(username), () => findPersonByUsername(context.db, username));
}

async function findById({ db }: Reading, id: Id): Promise<PersonCardRow | null> {
  return (await mapPeople(db, [id])).get(id) ?? null;
}

/**
 * How the viewer stands to this person.
 * @throws Refusal 404 where the viewer may not see them
 */
export async function requireStanding(context: Reading, row: PersonCardRow): Promise<Standing> {
  const relation = (await relationsOf(context, [row.id])).get(row.id);
  if (!maySeePerson(context.viewer, row, relation, true)) throw personNotFound();
  return {
    isOwner: context.viewer.id === row.id,
    isFollowedByMe: relation?.isFollowedByMe ?? false,
    isBlockedByMe: relation?.isBlockedByMe ?? false,
    areThingsOpen: maySeeThingsOf(context.viewer, row, relation),
  };
}
