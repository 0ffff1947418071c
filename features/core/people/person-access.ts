import type { Id } from '#platform/ids/ids.ts';
import type { Viewer } from '#platform/resource/viewer.ts';

/** What a rule needs to know of a person. */
export interface PersonFacts {
  id: Id;
  is_active: boolean;
  is_private_profile: boolean;
}

/** What a rule needs to know of how the viewer stands to them. */
export interface RelationFacts {
  isFollowedByMe: boolean;
  isBlockedByMe: boolean;
  hasBlockedMe: boolean;
  /** The viewer is in no experiment that hides private profiles from who does not follow. */
  seesPrivate?: boolean;
}

/**
 * Whether the viewer may know that this person is there: nobody sees who has left or was suspended, and a block
 * hides both from each other. Whoever has blocked somebody still finds them, to be able to undo it, where `canUnblock`.
 */
export function maySeePerson(
  viewer: Pick<Viewer, 'id'>,
  person: PersonFacts,
  relation: RelationFacts | undefined,
  canUnblock = false,
): boolean {
  if (!person.is_active) return false;
  if (viewer.id === person.id) return true;
  if (relation?.hasBlockedMe) return false;
  return canUnblock || !relation?.isBlockedByMe;
}

/** Whether the viewer may see what this person saves and makes: a private profile opens to its followers only. */
export function maySeeThingsOf(
  viewer: Pick<Viewer, 'id'>,
  person: PersonFacts,
  relation: RelationFacts | undefined,
): boolean {
  if (!maySeePerson(viewer, person, relation)) return false;
  if (!person.is_private_profile || viewer.id === person.id) return true;
  return relation?.isFollowedByMe === true || relation?.seesPrivate === true;
}
