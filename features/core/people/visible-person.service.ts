import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import { relationsOf } from './person.service.ts';
import { findIdOfUsername, mapPeople } from './person.store.ts';
import { maySeePerson, maySeeThingsOf, type RelationFacts } from './person-access.ts';
import { personNotFound } from './person-refusals.ts';
import type { PersonCardRow } from './person-row.ts';

export type PersonName = { id: Id } | { username: string };

export interface Standing {
  isOwner: boolean;
  isFollowedByMe: boolean;
  isBlockedByMe: boolean;
  areThingsOpen: boolean;
}

export interface VisiblePerson extends Standing {
  row: PersonCardRow;
}

export async function requireVisiblePerson(context: Reading, name: PersonName): Promise<VisiblePerson> {
  const id = await idOf(context, name);
  const { row, standing } = await requireMet(context, id, findById(context, id));
  return { row, ...standing };
}

/** Stands in for a missing person, so that as much is read and takes the same time. */
const NOBODY = '0' as Id;

/** All calls of a page look a name up once. */
export async function idOf(context: Reading, name: PersonName): Promise<Id> {
  if ('id' in name) return name.id;
  const username = name.username.toLowerCase();
  const own = ownRow(context);
  if (own?.username === username) return own.id;
  const read = () => findIdOfUsername(context.db, username);
  return (await readOnce(context, `person named ${username}`, read)) ?? NOBODY;
}

/** Shared by all calls of a page. */
export const personKey = (id: Id) => `person ${id}`;

async function findById(context: Reading, id: Id): Promise<PersonCardRow | null> {
  const own = ownRow(context);
  if (own?.id === id) return own;
  const read = async () => (await mapPeople(context.db, [id])).get(id) ?? null;
  return readOnce(context, personKey(id), read);
}

/** The row was read with the session; writes and long-running work read it again. */
function ownRow({ viewer, found }: Reading): PersonCardRow | null {
  if (!found || viewer.id === undefined || !viewer.card) return null;
  return {
    id: viewer.id,
    username: viewer.username,
    full_name: viewer.fullName,
    first_name: viewer.card.firstName,
    avatar_signature: viewer.avatarSignature,
    follower_count: viewer.card.followerCount,
    is_partner: viewer.isPartner,
    is_verified_merchant: viewer.card.isVerifiedMerchant,
    is_private_profile: viewer.isPrivateProfile,
    // Only active people have a session.
    is_active: true,
  };
}

/** Reads both in any case, so that timing does not reveal a hidden person. */
export async function requireMet<Row extends PersonCardRow>(
  context: Reading,
  id: Id,
  found: Promise<Row | null>,
): Promise<{ row: Row; standing: Standing }> {
  const [row, relations] = await Promise.all([found, relationsOf(context, [id])]);
  if (!row) throw personNotFound();
  return { row, standing: requireStanding(context, row, relations.get(id)) };
}

function requireStanding(
  context: Reading,
  row: PersonCardRow,
  relation: RelationFacts | undefined,
): Standing {
  if (!maySeePerson(context.viewer, row, relation, true)) throw personNotFound();
  return {
    isOwner: context.viewer.id === row.id,
    isFollowedByMe: relation?.isFollowedByMe ?? false,
    isBlockedByMe: relation?.isBlockedByMe ?? false,
    areThingsOpen: maySeeThingsOf(context.viewer, row, relation),
  };
}
