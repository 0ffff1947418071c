import { expect, test } from 'vitest';
import { VIEW_TYPES } from '#features/measure/events/event.ts';
import { ANYWHERE, addableAt } from './create-place.ts';

test('sections are added on boards, nothing in sections, and boards everywhere else', () => {
  expect(addableAt({ viewType: VIEW_TYPES.board, boardId: '7' })).toBe('section');
  expect(addableAt({ viewType: VIEW_TYPES.section, boardId: '7' })).toBeNull();
  expect(addableAt({ viewType: VIEW_TYPES.profile, boardId: null })).toBe('board');
  expect(addableAt({ viewType: VIEW_TYPES.board, boardId: null })).toBe('board');
  expect(addableAt(ANYWHERE)).toBe('board');
});
