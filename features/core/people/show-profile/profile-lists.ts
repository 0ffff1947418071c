import { HUB_SEGMENT } from '../hub.ts';
import type { PersonProfile } from '../wire/person-answer.ts';

const PROFILE_LISTS = ['_boards', '_pins', HUB_SEGMENT, 'story_pins', 'video_pins', 'topics'] as const;

export type ProfileList = (typeof PROFILE_LISTS)[number];

type Counted = Pick<
  PersonProfile,
  | 'is_open_to_me'
  | 'is_partner'
  | 'board_count'
  | 'secret_board_count'
  | 'archived_board_count'
  | 'pin_count'
  | 'story_pin_count'
  | 'video_pin_count'
  | 'interest_following_count'
>;

/**
 * A person's lists that have something for this viewer. Owners with pins but no boards can create boards on theirs.
 */
export function listsOf(person: Counted): ProfileList[] {
  const { board_count, secret_board_count, archived_board_count = 0, pin_count: pins } = person;
  const isOwn = secret_board_count !== undefined;
  const boards = board_count + (secret_board_count ?? 0) + archived_board_count;
  const isThere: Record<ProfileList, boolean> = {
    _boards: boards > 0 || (isOwn && pins > 0),
    _pins: pins > 0,
    [HUB_SEGMENT]: boards > 0 && pins > 0 && !person.is_partner,
    story_pins: person.story_pin_count > 0,
    video_pins: person.video_pin_count > 0,
    topics: person.interest_following_count > 0,
  };
  return person.is_open_to_me ? PROFILE_LISTS.filter((list) => isThere[list]) : [];
}
