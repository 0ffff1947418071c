import { expect, test } from 'vitest';
import { inOrder, movesBack, type PinMove } from './pin-order.ts';

const after = (list: string, ...moves: PinMove[]) => inOrder([...list], moves, (letter) => letter).join('');
const move = (ids: string, side: PinMove['side'], besideId: string): PinMove => ({
  ids: [...ids],
  side,
  besideId,
});

test('pins come to stand beside another, in the order of the move', () => {
  expect(after('ABCDE', move('D', 'before', 'B'))).toBe('ADBCE');
  expect(after('ABCDE', move('AC', 'after', 'E'))).toBe('BDEAC');
  expect(after('ABCDE', move('EA', 'before', 'C'))).toBe('BEACD');
  expect(after('ABCDE', move('D', 'before', 'B'), move('D', 'after', 'E'))).toBe('ABCED');
});

test('a move beside what is not in the list changes nothing, nor does one of pins that are not', () => {
  expect(after('ABC', move('A', 'after', 'X'))).toBe('ABC');
  expect(after('ABC', move('X', 'after', 'A'))).toBe('ABC');
});

test('every move has moves that take it back, also of several pins from several places', () => {
  const list = 'ABCDEFG';
  for (const ids of ['A', 'D', 'G', 'AB', 'ACE', 'BCFG', 'GA', 'ABCDEF']) {
    for (const beside of [...list].filter((id) => !ids.includes(id))) {
      for (const side of ['before', 'after'] as const) {
        const back = movesBack([...list], [...ids]);
        expect(after(after(list, move(ids, side, beside)), ...back), `${ids} ${side} ${beside}`).toBe(list);
      }
    }
  }
});

test('where all pins move there is nothing to move them back to', () => {
  expect(movesBack(['A', 'B'], ['B', 'A'])).toEqual([]);
});
