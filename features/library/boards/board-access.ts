import {
  maySeePerson,
  maySeeThingsOf,
  type PersonFacts,
  type RelationFacts,
} from '#features/core/people/person-access.ts';
import type { Privacy } from '#features/library/pins/pin.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Viewer } from '#platform/resource/viewer.ts';
import { WRITE_ACCESS } from './board-member.ts';

/** What the rules need to know of a board. */
export interface BoardFacts {
  owner_id: Id;
  privacy: Privacy;
  is_temporarily_disabled: boolean;
  deleted_at: Date | null;
  owner: PersonFacts;
}

/** What the rules need to know of how the viewer stands to it. */
export interface MembershipFacts {
  access: readonly string[];
  is_collaborator: boolean;
}

/** Whether the viewer may know that this board is there. */
export function maySeeBoard(
  viewer: Pick<Viewer, 'id'>,
  board: BoardFacts,
  membership: MembershipFacts | undefined,
  relation: RelationFacts | undefined,
): boolean {
  if (board.deleted_at) return false;
  if (viewer.id === board.owner_id) return true;
  if (membership?.is_collaborator) return maySeePerson(viewer, board.owner, relation);
  if (board.privacy !== 'public' || board.is_temporarily_disabled) return false;
  return maySeeThingsOf(viewer, board.owner, relation);
}

/**
 * Whether the viewer may see what somebody saved to a board that the viewer sees: who works on it sees what the others
 * do there, private or not; a block hides in either case.
 */
export function maySeeGuestPin(
  viewer: Viewer,
  board: BoardFacts,
  membership: MembershipFacts | undefined,
  pinner: PersonFacts,
  relation: RelationFacts | undefined,
): boolean {
  const isMine = viewer.id === board.owner_id || membership?.is_collaborator === true;
  return isMine ? maySeePerson(viewer, pinner, relation) : maySeeThingsOf(viewer, pinner, relation);
}

/** Whether a board is there and the viewer's own, who may see it and do all to it. */
export function isOwnBoard(
  viewer: Pick<Viewer, 'kind' | 'id'>,
  board: Pick<BoardFacts, 'owner_id' | 'deleted_at'>,
): boolean {
  return viewer.kind === 'person' && viewer.id === board.owner_id && !board.deleted_at;
}

/** Acts on a board that need permission, beside seeing it. */
export type BoardPermission = 'save' | 'edit' | 'change-privacy' | 'invite' | 'merge' | 'delete';

/**
 * Whether the viewer may do this to a board that they may see. Its owner may do all; a collaborator saves, and edits
 * where their access includes `write`; only the owner deletes, merges it into another, and says who may see it and who
 * works on it.
 */
export function mayActOnBoard(
  permission: BoardPermission,
  viewer: Pick<Viewer, 'kind' | 'id'>,
  board: BoardFacts,
  membership: MembershipFacts | undefined,
): boolean {
  if (viewer.kind !== 'person') return false;
  if (viewer.id === board.owner_id) return true;
  if (!membership?.is_collaborator) return false;
  if (permission === 'save') return true;
  return permission === 'edit' && membership.access.includes(WRITE_ACCESS);
}
