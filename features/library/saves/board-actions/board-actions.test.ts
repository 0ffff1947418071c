import { expect, test } from 'vitest';
import { actionsOn, anchorsAt, beginActions } from './board-actions.ts';

const nothing = () => {};
const ALL = {
  ...{ createPin: nothing, createStory: nothing, createBoard: nothing },
  ...{ addSection: nothing, editDates: nothing, openTodos: nothing },
};

test('what a menu offers depends on where it stands, and on what can be done', () => {
  expect(actionsOn('board', ALL, false)).toEqual({
    create: ['pin', 'story'],
    add: ['section', 'date', 'todos'],
  });
  expect(actionsOn('profileBoards', ALL, false)).toEqual({ create: ['pin', 'story', 'board'], add: [] });
  expect(actionsOn('profilePins', ALL, true)).toEqual({ create: ['story'], add: [] });
  expect(actionsOn('section', ALL, false)).toEqual({ create: [], add: [] });
  for (const surface of ['board', 'profileBoards'] as const) {
    expect(actionsOn(surface, { createPin: nothing }, false)).toEqual({ create: ['pin'], add: [] });
  }
});

test('a hint at dates has something to point at only where there are dates', () => {
  expect(anchorsAt('board', ALL)).toBe('board-plus board-plus-dates');
  expect(anchorsAt('board', { createPin: nothing })).toBe('board-plus');
  expect(anchorsAt('profileBoards', ALL)).toBe('own-boards-plus');
  expect(anchorsAt('profileBoards', ALL, true)).toBe('own-boards-plus first-board-plus');
  expect(anchorsAt('profilePins', ALL)).toBeUndefined();
  expect(anchorsAt('section', ALL)).toBeUndefined();
});

test('opening tells who waits for it, and notes a click', () => {
  const done: unknown[] = [];
  beginActions({
    surface: 'board',
    onOpen: () => done.push('opened'),
    sendEvent: (event) => done.push(event),
  });
  expect(done).toEqual([
    'opened',
    {
      ...{ event_type: 101, view_type: 5, component: 'board_actions' },
      ...{ element: 'plus_button', view_parameter: 'board' },
    },
  ]);
});

test('[TIME-04] a press is noted with the view it was made in: profile 4, board 5, section 164', () => {
  for (const [surface, view] of [
    ['profileBoards', 4],
    ['profilePins', 4],
    ['board', 5],
    ['section', 164],
  ] as const) {
    const told: unknown[] = [];
    beginActions({ surface, sendEvent: (event) => told.push(event.view_type) });
    expect(told, surface).toEqual([view]);
  }
});
