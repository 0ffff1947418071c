import {
  maySeePerson,
  maySeeThingsOf,
  type PersonFacts,
  type RelationFacts,
} from '#features/people/person-access.ts';
import type { Viewer } from '#platform/resource/viewer.ts';
import type { Privacy } from './pin.ts';

/** What the rule needs to know of the board a pin is on. */
export interface PinBoardFacts {
  privacy: Privacy;
  is_temporarily_disabled: boolean;
  is_mine: boolean;
}

/**
 * Whether the viewer may see a pin: its pinner may be seen, and its board too. What is on no board follows its pinner,
 * but stays secret where it came from a secret board. `board` is undefined where the pin names one that is gone.
 */
export function maySeePin(
  viewer: Viewer,
  pin: { board_id: string | null; privacy: Privacy; pinner: PersonFacts },
  board: PinBoardFacts | undefined,
  relation: RelationFacts | undefined,
): boolean {
  const isOwn = viewer.id === pin.pinner.id;
  if (pin.board_id === null) {
    return isOwn || (pin.privacy === 'public' && maySeeThingsOf(viewer, pin.pinner, relation));
  }
  if (!board) return isOwn;
  if (isOwn || board.is_mine) return maySeePerson(viewer, pin.pinner, relation);
  if (board.privacy !== 'public' || board.is_temporarily_disabled) return false;
  return maySeeThingsOf(viewer, pin.pinner, relation);
}
