import {
  maySeePerson,
  maySeeThingsOf,
  type PersonFacts,
  type RelationFacts,
} from '#features/core/people/person-access.ts';
import type { Privacy } from '#features/library/pins/pin.ts';
import type { Id } from '#platform/ids/ids.ts';
import { mayWrite, type Principal } from '#platform/resource/principal.ts';
import { WRITE_ACCESS } from './board-member.ts';
import { roleOnBoard } from './board-role.ts';

export interface BoardFacts {
  owner_id: Id;
  privacy: Privacy;
  is_temporarily_disabled: boolean;
  deleted_at: Date | null;
  owner: PersonFacts;
}

export interface MembershipFacts {
  access: readonly string[];
  is_collaborator: boolean;
}

export function maySeeBoard(
  viewer: Principal,
  board: BoardFacts,
  membership: MembershipFacts | undefined,
  relation: RelationFacts | undefined,
): boolean {
  if (board.deleted_at) return false;
  const role = roleOf(viewer, board, membership);
  if (role === 'owner') return true;
  if (role === 'collaborator') return maySeePerson(viewer, board.owner, relation);
  if (board.privacy !== 'public' || board.is_temporarily_disabled) return false;
  return maySeeThingsOf(viewer, board.owner, relation);
}

/** Members see each other's pins even when private; a block hides them in any case. */
export function maySeeGuestPin(
  viewer: Principal,
  board: BoardFacts,
  membership: MembershipFacts | undefined,
  pinner: PersonFacts,
  relation: RelationFacts | undefined,
): boolean {
  return roleOf(viewer, board, membership)
    ? maySeePerson(viewer, pinner, relation)
    : maySeeThingsOf(viewer, pinner, relation);
}

/** A membership is the viewer's own. */
export function roleOf(
  { id }: Principal,
  { owner_id }: Pick<BoardFacts, 'owner_id'>,
  membership: Pick<MembershipFacts, 'is_collaborator'> | undefined,
) {
  const collaborating_users = id && membership?.is_collaborator ? [{ id }] : [];
  return roleOnBoard(id, { owner: { id: owner_id }, collaborating_users });
}

export function isOwnBoard(viewer: Principal, board: Pick<BoardFacts, 'owner_id' | 'deleted_at'>): boolean {
  return mayWrite(viewer) && viewer.id === board.owner_id && !board.deleted_at;
}

export type BoardPermission = 'save' | 'edit' | 'change-privacy' | 'invite' | 'merge' | 'delete';

/** Only the owner deletes or merges the board, and decides privacy and members; to edit it and its sections takes `write` access. */
export function mayActOnBoard(
  permission: BoardPermission,
  viewer: Principal,
  board: BoardFacts,
  membership: MembershipFacts | undefined,
): boolean {
  if (!mayWrite(viewer)) return false;
  const role = roleOf(viewer, board, membership);
  if (role !== 'collaborator') return role === 'owner';
  if (permission === 'save') return true;
  return permission === 'edit' && membership?.access.includes(WRITE_ACCESS) === true;
}
