import { type Refusals, unlessRefusedBy } from '#platform/resource/unless-refused.ts';
import { MOST_COLLABORATORS } from './board-member.ts';
import { MOST_SHARED_BOARDS } from './list-boards/list-boards.ts';

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
    kind: 'invalid',
    field: 'invited_user_id',
    message: "The owner of a board can't leave it.",
  },
  'too-many-collaborators': {
    kind: 'conflict',
    message: 'A board can have at most {most} collaborators.',
    values: { most: MOST_COLLABORATORS },
  },
  'too-many-shared-boards': {
    kind: 'conflict',
    message: 'You can collaborate on at most {most} boards.',
    values: { most: MOST_SHARED_BOARDS },
  },
  'invalid-invite': { kind: 'not-found', message: 'Invalid Invite' },
  'works-on-board-already': { kind: 'conflict', message: "You're already a collaborator on this board." },
  'not-a-group-board': { kind: 'forbidden', message: 'This board has no collaborators.' },
  'takes-no-requests': { kind: 'forbidden', message: "The owner of this board doesn't accept requests." },
  'board-busy': {
    kind: 'conflict',
    message: "This board's Pins are still being moved.",
    detail: 'Try again in a moment.',
  },
};

export interface MembersRefused {
  refused: MemberRefusal;
}

export const unlessMembersRefused = unlessRefusedBy(REFUSALS);
