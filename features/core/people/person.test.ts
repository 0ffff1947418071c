import { expect, test } from 'vitest';
import { EVENT_TYPES } from '#features/measure/events/event.ts';
import { TAB_TYPES } from './person.ts';
import { BOARD_VIEWS, densityField, shownBoardView } from './preferences.ts';

test('[TABS-08] the tab codes; there is no 2', () => {
  expect(TAB_TYPES).toEqual({ saved: 0, created: 1, tried: 3, selfBoards: 4, selfPins: 5 });
});

test('[BOARDS-13] the board views are wide, xxWide, square and list, and list is shown as wide', () => {
  expect(BOARD_VIEWS).toEqual(['wide', 'xxWide', 'square', 'list']);
  expect(BOARD_VIEWS.map(shownBoardView)).toEqual(['wide', 'xxWide', 'square', 'wide']);
  expect(shownBoardView(null)).toBe('wide');
});

test('[PINS-04] the density of the board surface is kept in the profile field, any other in the board field', () => {
  expect(densityField('board')).toBe('profile_pin_rep_view_type');
  expect(densityField('profile')).toBe('board_pin_rep_view_type');
});

test('the event types', () => {
  expect(Object.values(EVENT_TYPES)).toEqual([13, 101, 102, 601, 602, 7801, 7802, 7803, 7804]);
});
