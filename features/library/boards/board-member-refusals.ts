import { type Refusals, unlessRefusedBy } from '#platform/resource/unless-refused.ts';
import { MOST_COLLABORATORS } from './board-member.ts';
import { MOST_SHARED_BOARDS } from './list-boards/list-boards.ts';

/** Why adding or removing a member is refused, besides missing permission. */
export type MemberRefusal =
  | 'owner-of-board'
  | 'too-many-collaborators'
  | 'too-many-shared-boards'
  | 'invalid-invite'
  | 'works-on-board-already'
  | 'not-a-group-board'
  | 'takes-no-requests'
  | 'board-busy';

const REFUSALS: Refusals<MemberRefusal> = {
  'owner-of-board': {
    status: 400,
    field: 'invited_user_id',
    message: 'The owner of a board cannot leave it.',
  },
  'too-many-collaborators': {
    status: 409,
    message: 'A board can have at most {most} collaborators.',
    values: { most: MOST_COLLABORATORS },
  },
  'too-many-shared-boards': {
    status: 409,
    message: 'You can collaborate on at most {most} boards.',
    values: { most: MOST_SHARED_BOARDS },
  },
  'invalid-invite': { status: 404, message: 'Invalid Invite' },
  'works-on-board-already': { status: 409, message: 'You are already a collaborator on this board.' },
  'not-a-group-board': { status: 403, message: 'This board has no collaborators.' },
  'takes-no-requests': { status: 403, message: "The owner of this board doesn't accept requests." },
  'board-busy': {
    status: 409,
    message: "This board's Pins are still being moved.",
    detail: 'Try again in a moment.',
  },
};

/** Nothing was changed. */
export interface MembersRefused {
  refused: MemberRefusal;
}

/** @throws Refusal with the status of the reason */
export const unlessMembersRefused = unlessRefusedBy(REFUSALS);
