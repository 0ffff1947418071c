import type { Circle } from '#features/core/identity/viewer.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { listFollowersAmong } from './follow.store.ts';
import { lockPeopleShared } from './people-lock.store.ts';
import {
  findIdOfUsername,
  listAway,
  mapPeople,
  mapRelations,
  mapRelationsOf,
  type Relation,
} from './person.store.ts';
import { maySeePerson, maySeeThingsOf, type RelationFacts } from './person-access.ts';
import type { PersonCardRow } from './person-row.ts';

type ViewerRelation = Relation & RelationFacts;

export async function relationsOf(context: Reading, ids: readonly Id[]): Promise<Map<Id, ViewerRelation>> {
  const found = await readRelations(context, ids);
  const stands = (id: Id) => [id, relationSeen(context, found.get(id) ?? STRANGERS)] as const;
  return arePrivateOpen(context) ? new Map(ids.map(stands)) : found;
}

/** What private people keep is hidden only within the experiment. */
export const arePrivateOpen = ({ flags }: Reading) => !flags.isOn('private_profile_hide_until_follow');

/** Adds what the viewer's experiments open to them. */
export function relationSeen<Facts extends RelationFacts>(context: Reading, facts: Facts): Facts {
  return arePrivateOpen(context) ? { ...facts, seesPrivate: true } : facts;
}

export function relationsFor(
  db: Queryable,
  personId: Id,
  ids: readonly Id[],
): Promise<Map<Id, RelationFacts>> {
  return mapRelations(db, personId, ids);
}

/** The same for several people, by their ids. */
export function relationsForEach(
  db: Queryable,
  personIds: readonly Id[],
  ids: readonly Id[],
): Promise<Map<Id, Map<Id, RelationFacts>>> {
  return mapRelationsOf(db, personIds, ids);
}

/** Short reads use the relations read with the session; writes and long-running work read them again. */
async function readRelations({ db, viewer, found }: Reading, ids: readonly Id[]): Promise<Map<Id, Relation>> {
  if (viewer.id === undefined) return new Map();
  return found && viewer.circle ? relationsIn(viewer.circle, ids) : mapRelations(db, viewer.id, ids);
}

function relationsIn({ followed, blocked, blockedBy }: Circle, ids: readonly Id[]): Map<Id, Relation> {
  const related = new Set([...followed, ...blocked, ...blockedBy]);
  return new Map(
    ids
      .filter((id) => related.has(id))
      .map((id) => {
        const relation = {
          isFollowedByMe: followed.includes(id),
          isBlockedByMe: blocked.includes(id),
          hasBlockedMe: blockedBy.includes(id),
        };
        return [id, relation];
      }),
  );
}

const STRANGERS: Relation = { isFollowedByMe: false, isBlockedByMe: false, hasBlockedMe: false };

/** Those hidden from the viewer are missing. */
export async function findVisiblePeople(
  context: Reading,
  ids: readonly Id[],
): Promise<Map<Id, PersonCardRow>> {
  return findPeople(context, ids, maySeePerson);
}

/** Null if that person may not see them. */
export async function findNameFor(db: Queryable, personId: Id, ofId: Id): Promise<string | null> {
  const row = (await mapPeople(db, [ofId])).get(ofId);
  const relation = (await relationsFor(db, personId, [ofId])).get(ofId);
  return row && maySeePerson({ kind: 'person', id: personId }, row, relation) ? row.full_name : null;
}

export async function findOpenPeople(context: Reading, ids: readonly Id[]): Promise<Map<Id, PersonCardRow>> {
  return findPeople(context, ids, maySeeThingsOf);
}

async function findPeople(
  context: Reading,
  ids: readonly Id[],
  maySee: typeof maySeeThingsOf,
): Promise<Map<Id, PersonCardRow>> {
  const [people, relations] = await Promise.all([readPeople(context, ids), relationsOf(context, ids)]);
  const visible = [...people.values()].filter((row) => maySee(context.viewer, row, relations.get(row.id)));
  return new Map(visible.map((row) => [row.id, row]));
}

/** All calls of a page read each person once. */
async function readPeople({ db, found }: Reading, ids: readonly Id[]): Promise<Map<Id, PersonCardRow>> {
  if (!found) return mapPeople(db, ids);
  const keyOf = (id: Id) => `person row ${id}`;
  const missing = ids.filter((id) => !found.has(keyOf(id)));
  const read = mapPeople(db, missing);
  for (const id of missing) found.set(keyOf(id), read);
  const known = await Promise.all(ids.map((id) => found.get(keyOf(id)) as typeof read));
  return new Map(ids.flatMap((id, at) => known[at]?.get(id) ?? []).map((row) => [row.id, row]));
}

/**
 * Until the transaction ends, nobody begins or ends a follow or a block with them, or suspends them. Others
 * may hold them too. Hold people after boards and pins.
 */
export function holdPeople(tx: Transaction, ids: readonly Id[]): Promise<void> {
  return lockPeopleShared(tx, ids);
}

export function awayAmong(db: Queryable, ids: readonly Id[]): Promise<Id[]> {
  return listAway(db, ids);
}

/** Finds people by a previous username, too. Does not check who may see them. */
export async function findPersonId(db: Queryable, username: string): Promise<Id | null> {
  const id = await findIdOfUsername(db, username);
  return id && (await mapPeople(db, [id])).has(id) ? id : null;
}

/** Which of these people follow the person. */
export function followersAmong(db: Queryable, personId: Id, people: readonly Id[]): Promise<Set<Id>> {
  return listFollowersAmong(db, personId, people);
}
