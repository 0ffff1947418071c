import { expect, test } from 'vitest';
import { actionsOn, beginActions, hintAt } from './board-actions.ts';

const nothing = () => {};
const ALL = {
  ...{ createPin: nothing, createStory: nothing, createBoard: nothing },
  ...{ addSection: nothing, editDates: nothing, openTodos: nothing },
};
const NONE = { 'add-section': false, 'planning-actions': false, 'create-board': false };

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

test('at a board the hint at sections goes before the guide to dates, which needs dates', () => {
  const due = { 'add-section': true, 'planning-actions': true, 'create-board': true };
  expect(hintAt('board', due, true)).toBe('add-section');
  expect(hintAt('board', { ...due, 'add-section': false }, true)).toBe('planning-actions');
  expect(hintAt('board', { ...due, 'add-section': false }, false)).toBeNull();
  expect(hintAt('profileBoards', due, false)).toBe('create-board');
  expect(hintAt('profilePins', due, true)).toBeNull();
  expect(hintAt('section', due, true)).toBeNull();
  expect(hintAt('board', NONE, true)).toBeNull();
});

test('[FLYOUT-03] opening tells who waits for it, hides the hint at sections where it shows, and notes a click', () => {
  for (const [hint, hidden] of [
    ['add-section', ['add-section']],
    ['planning-actions', []],
    [null, []],
  ] as const) {
    const done: unknown[] = [];
    const gone: unknown[] = [];
    beginActions({
      ...{ surface: 'board', hint },
      onOpen: () => done.push('opened'),
      hide: (one) => gone.push(one),
      sendEvent: (event) => done.push(event),
    });
    expect(gone).toEqual(hidden);
    expect(done).toEqual([
      'opened',
      {
        ...{ event_type: 101, view_type: 5, component: 'board_actions' },
        ...{ element: 'plus_button', view_parameter: 'board' },
      },
    ]);
  }
});

test('[TIME-04] a press is noted with the view it was made in: profile 4, board 5, section 164', () => {
  for (const [surface, view] of [
    ['profileBoards', 4],
    ['profilePins', 4],
    ['board', 5],
    ['section', 164],
  ] as const) {
    const told: unknown[] = [];
    beginActions({ surface, hint: null, hide: nothing, sendEvent: (event) => told.push(event.view_type) });
    expect(told, surface).toEqual([view]);
  }
});
