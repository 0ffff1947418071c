import type { Id } from '#platform/ids/ids.ts';
import type { Principal } from '#platform/resource/principal.ts';

export interface PersonFacts {
  id: Id;
  is_active: boolean;
  is_private_profile: boolean;
}

export interface RelationFacts {
  isFollowedByMe: boolean;
  isBlockedByMe: boolean;
  hasBlockedMe: boolean;
  /** The viewer is outside the experiment `private_profile_hide_until_follow`: private profiles are open to them. */
  seesPrivate?: boolean;
}

/**
 * People who left or are suspended are hidden, and a block hides both. With `canUnblock`, the one who blocked still
 * finds the other, to be able to undo it.
 */
export function maySeePerson(
  viewer: Principal,
  person: PersonFacts,
  relation: RelationFacts | undefined,
  canUnblock = false,
): boolean {
  if (!person.is_active) return false;
  if (viewer.id === person.id) return true;
  if (relation?.hasBlockedMe) return false;
  return canUnblock || !relation?.isBlockedByMe;
}

/** A private profile is open to its followers, and to viewers outside the experiment that hides it from others. */
export function maySeeThingsOf(
  viewer: Principal,
  person: PersonFacts,
  relation: RelationFacts | undefined,
): boolean {
  if (!maySeePerson(viewer, person, relation)) return false;
  if (!person.is_private_profile || viewer.id === person.id) return true;
  return relation?.isFollowedByMe === true || relation?.seesPrivate === true;
}
