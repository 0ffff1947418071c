import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import { relationsOf } from './person.service.ts';
import { findPersonByUsername, mapPeople } from './person.store.ts';
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
  if (!('id' in name)) {
    const { row, standing } = await requireMet(context, await findNamed(context, name.username));
    return { row, ...standing };
  }
  // Reads both in any case, so that timing does not reveal a hidden person.
  const [row, relations] = await Promise.all([findById(context, name.id), relationsOf(context, [name.id])]);
  if (!row) throw personNotFound();
  return { row, ...requireStanding(context, row, relations.get(name.id)) };
}

/** Shared by all calls of a page. */
export const personKey = (username: string) => `person ${username.toLowerCase()}`;

function findNamed(context: Reading, username: string): Promise<PersonCardRow | null> {
  const own = ownRow(context);
  if (own?.username === username.toLowerCase()) return Promise.resolve(own);
  return readOnce(context, personKey(username), () => findPersonByUsername(context.db, username));
}

async function findById(context: Reading, id: Id): Promise<PersonCardRow | null> {
  const own = ownRow(context);
  return own?.id === id ? own : ((await mapPeople(context.db, [id])).get(id) ?? null);
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

/** Stands in for a missing person, so that the relation is still read and takes the same time. */
const NOBODY = '0' as Id;

export async function requireMet<Row extends PersonCardRow>(
  context: Reading,
  row: Row | null,
): Promise<{ row: Row; standing: Standing }> {
  const id = row?.id ?? NOBODY;
  const relation = (await relationsOf(context, [id])).get(id);
  if (!row) throw personNotFound();
  return { row, standing: requireStanding(context, row, relation) };
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
