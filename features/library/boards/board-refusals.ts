import { Refusal } from '#platform/resource/refusal.ts';
import { type Refusals, unlessRefusedBy } from '#platform/resource/unless-refused.ts';
import type { BoardPermission } from './board-access.ts';
import { MOST_BOARDS, MOST_SECTIONS } from './board-name.ts';
import { TODO_LIMITS } from './board-todos/board-todos.ts';

export type BoardRefusal =
  | 'board-name-blank'
  | 'board-name-taken'
  | 'too-many-boards'
  | 'section-name-blank'
  | 'section-name-taken'
  | 'too-many-sections'
  | 'too-many-todos'
  | 'pin-not-on-board'
  | 'too-late-to-restore'
  | 'merge-into-itself'
  | 'board-busy';

const REFUSALS: Refusals<BoardRefusal> = {
  'board-name-blank': { kind: 'invalid', field: 'name', message: "Don't forget to name your board!" },
  'board-name-taken': {
    kind: 'conflict',
    field: 'name',
    message: "There's already a board with this name.",
    detail: 'Choose another name.',
  },
  'too-many-boards': {
    kind: 'conflict',
    message: 'You can have at most {most} boards.',
    values: { most: MOST_BOARDS },
  },
  'section-name-blank': { kind: 'invalid', field: 'name', message: "Don't forget to name your section!" },
  'section-name-taken': {
    kind: 'conflict',
    field: 'name',
    message: 'This board already has a section with this name.',
    detail: 'Choose another name.',
  },
  'too-many-sections': {
    kind: 'conflict',
    message: 'A board can have at most {most} sections.',
    values: { most: MOST_SECTIONS },
  },
  'too-many-todos': {
    kind: 'conflict',
    message: 'A board can have at most {most} to-dos.',
    values: { most: TODO_LIMITS.onBoard },
  },
  'pin-not-on-board': { kind: 'invalid', message: 'Only Pins that are on the board can be chosen.' },
  'too-late-to-restore': { kind: 'conflict', message: 'This board was deleted too long ago to be restored.' },
  'merge-into-itself': { kind: 'invalid', field: 'target', message: "A board can't be merged into itself." },
  'board-busy': {
    kind: 'conflict',
    message: "This board's Pins are still being moved.",
    detail: 'Try again in a moment.',
  },
};

export interface Refused {
  refused: BoardRefusal;
}

export const unlessRefused = unlessRefusedBy(REFUSALS);

export function notAllowed(permission: BoardPermission): Refusal {
  const message =
    permission === 'merge'
      ? "You can't move this board because you didn't create it."
      : 'You may not change this board.';
  return new Refusal({ kind: 'forbidden', reason: 'not-your-board', message });
}
