import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import { relationsOf } from './person.service.ts';
import { findPersonByUsername, mapPeople } from './person.store.ts';
import { maySeePerson, maySeeThingsOf, type RelationFacts } from './person-access.ts';
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
  if (!('id' in name)) {
    const { row, standing } = await requireMet(context, await findNamed(context, name.username));
    return { row, ...standing };
  }
  // Both are read in any case: how long it takes does not tell a hidden person from one who never was.
  const [row, relations] = await Promise.all([findById(context, name.id), relationsOf(context, [name.id])]);
  if (!row) throw personNotFound();
  return { row, ...requireStanding(context, row, relations.get(name.id)) };
}

/** What a person's name is read under, by whichever call of a page comes first. */
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

/** The viewer's own row, as far as it was read with the session; whatever writes or lasts reads it anew. */
function ownRow({ viewer, found }: Reading): PersonCardRow | null {
  if (!found || viewer.id === undefined || !viewer.card) return null;
  return {
    id: viewer.id,
    username: viewer.username,
    full_name: viewer.fullName,
    first_name: viewer.card.firstName,
    avatar_signature: viewer.card.avatarSignature,
    follower_count: viewer.card.followerCount,
    is_partner: viewer.isPartner,
    is_verified_merchant: viewer.card.isVerifiedMerchant,
    is_private_profile: viewer.isPrivateProfile,
    // Nobody else has a session.
    is_active: true,
  };
}

/** Somebody as missing as those who are hidden: how one stands to them is read alike. */
const NOBODY = '0' as Id;

/**
 * A person as just read, and how the viewer stands to them.
 * @throws Refusal 404 where there is no such person for this viewer
 */
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
