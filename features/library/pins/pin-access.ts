import {
  maySeePerson,
  maySeeThingsOf,
  type PersonFacts,
  type RelationFacts,
} from '#features/core/people/person-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Principal } from '#platform/resource/principal.ts';
import type { Privacy } from './pin.ts';

export interface PinBoardFacts {
  privacy: Privacy;
  is_temporarily_disabled: boolean;
  is_mine: boolean;
  owner_id: Id;
  owner_is_active: boolean;
  owner_is_private_profile: boolean;
}

export interface PinRelations {
  pinner: RelationFacts | undefined;
  boardOwner: RelationFacts | undefined;
}

/** Its owner must be visible; besides, the viewer works on it or it is open. */
export function maySeeBoardOfPin(
  viewer: Principal,
  board: PinBoardFacts,
  relation: RelationFacts | undefined,
): boolean {
  const { owner_id: id, owner_is_active: is_active, owner_is_private_profile: is_private_profile } = board;
  const owner = { id, is_active, is_private_profile };
  if (board.is_mine) return maySeePerson(viewer, owner, relation);
  if (board.privacy !== 'public' || board.is_temporarily_disabled) return false;
  return maySeeThingsOf(viewer, owner, relation);
}

/**
 * A pin on no board follows its pinner, but stays secret if it came from a secret board. `board` is undefined if the
 * board is gone.
 */
export function maySeePin(
  viewer: Principal,
  pin: { board_id: string | null; privacy: Privacy; pinner: PersonFacts },
  board: PinBoardFacts | undefined,
  relations: PinRelations,
): boolean {
  const { pinner } = pin;
  if (viewer.id === pinner.id) return maySeePerson(viewer, pinner, relations.pinner);
  if (pin.board_id === null) {
    return pin.privacy === 'public' && maySeeThingsOf(viewer, pinner, relations.pinner);
  }
  if (!board || !maySeeBoardOfPin(viewer, board, relations.boardOwner)) return false;
  return board.is_mine
    ? maySeePerson(viewer, pinner, relations.pinner)
    : maySeeThingsOf(viewer, pinner, relations.pinner);
}
