import { expect, test } from 'vitest';
import { BOARD_CARDS, gridStyle, gridWidth, MOST_COLUMNS, viewOf, wrapperWidth } from './board-layout.ts';

test('[BOARDS-12] a card takes 16 more than its width, and no grid has more than 12 columns', () => {
  expect([wrapperWidth('square'), wrapperWidth('wide')]).toEqual([252, 336]);
  expect(MOST_COLUMNS).toBe(12);
  expect(gridWidth('square')).toBe(12 * 252);
  expect(gridStyle('wide')).toEqual({
    '--card': '320px',
    '--cover-ratio': '320 / 213',
    '--grid-most': '4032px',
  });
});

test('covers have their sizes, and a list is shown as wide', () => {
  expect(BOARD_CARDS.square).toEqual({ width: 236, height: 157 });
  expect(BOARD_CARDS.wide).toEqual({ width: 320, height: 213 });
  expect(viewOf('list')).toBe('wide');
  expect(viewOf(undefined)).toBe('wide');
});
