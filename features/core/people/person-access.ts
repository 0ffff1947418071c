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
  /** The viewer is not in the experiment that hides private profiles from everybody but followers. */
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

/** A private profile is open to followers only. */
export function maySeeThingsOf(
  viewer: Principal,
  person: PersonFacts,
  relation: RelationFacts | undefined,
): boolean {
  if (!maySeePerson(viewer, person, relation)) return false;
  if (!person.is_private_profile || viewer.id === person.id) return true;
  return relation?.isFollowedByMe === true || relation?.seesPrivate === true;
}
