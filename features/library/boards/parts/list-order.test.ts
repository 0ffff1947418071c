import { expect, test } from 'vitest';
import { inMovesOf, inOrder, type ListMove, movesBack, namedForMove, reordered } from './list-order.ts';

const after = (list: string, ...moves: ListMove[]) => inOrder([...list], moves, (letter) => letter).join('');
const move = (ids: string, side: ListMove['side'], besideId: string): ListMove => ({
  ids: [...ids],
  side,
  besideId,
});

test('things come to stand beside another, in the order of the move', () => {
  expect(after('ABCDE', move('D', 'before', 'B'))).toBe('ADBCE');
  expect(after('ABCDE', move('AC', 'after', 'E'))).toBe('BDEAC');
  expect(after('ABCDE', move('EA', 'before', 'C'))).toBe('BEACD');
  expect(after('ABCDE', move('D', 'before', 'B'), move('D', 'after', 'E'))).toBe('ABCED');
});

test('a move beside what is not in the list changes nothing, nor does one of what is not there', () => {
  expect(after('ABC', move('A', 'after', 'X'))).toBe('ABC');
  expect(after('ABC', move('X', 'after', 'A'))).toBe('ABC');
});

test('every move has moves that take it back, also of several from several places', () => {
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

test('all of a list are brought back, too; one alone needs no move', () => {
  const back = movesBack([...'ABCD'], [...'DBAC']);
  expect(after('DBAC', ...back)).toBe('ABCD');
  expect(movesBack(['A'], ['A'])).toEqual([]);
  expect(movesBack([...'AB'], ['X'])).toEqual([]);
});

test('what is too much for one move is moved in parts', () => {
  const list = Array.from({ length: 1200 }, (_, index) => `${index}`);
  const ids = ['3', '4', '600', '1199'];
  const [back] = movesBack(list, ids);
  if (!back) throw new Error('there is no way back');
  const parts = inMovesOf(500, back);
  expect(parts.map((part) => [part.ids.length, part.side, part.besideId])).toEqual([
    [500, 'after', '2'],
    [500, 'after', '502'],
    [197, 'after', '1002'],
  ]);
  const moved = inOrder(list, [{ ids, besideId: '0', side: 'before' }], (id) => id);
  expect(inOrder(moved, parts, (id) => id)).toEqual(list);
  expect(inMovesOf(2, move('ABC', 'before', 'X'))).toEqual([
    move('AB', 'before', 'X'),
    move('C', 'after', 'B'),
  ]);
});

test('named members of an order take the places that they have among them', () => {
  const after = (order: string, named: string) => reordered([...order], [...named]).join('');
  expect(after('ABCDE', 'EA')).toBe('EBCDA');
  expect(after('ABCDE', 'CAB')).toBe('CABDE');
  expect(after('ABC', 'XC')).toBe('ABC');
  expect(after('ABC', '')).toBe('ABC');
});

test('of a move only those are named that change places', () => {
  const move = (order: string, id: string, side: 'before' | 'after', besideId: string) =>
    namedForMove([...order], { ids: [id], side, besideId }).join('');
  expect(move('ABCDE', 'B', 'after', 'D')).toBe('CDB');
  expect(move('ABCDE', 'E', 'before', 'B')).toBe('EBCD');
  expect(move('ABCDE', 'B', 'after', 'A')).toBe('');
  expect(move('ABCDE', 'B', 'before', 'X')).toBe('');
  for (const [id, side, beside] of [
    ['A', 'after', 'E'],
    ['D', 'before', 'A'],
    ['C', 'after', 'D'],
  ] as const) {
    const named = namedForMove([...'ABCDE'], { ids: [id], side, besideId: beside });
    const direct = [...'ABCDE'].filter((other) => other !== id);
    direct.splice(direct.indexOf(beside) + (side === 'after' ? 1 : 0), 0, id);
    expect(reordered([...'ABCDE'], named)).toEqual(direct);
  }
});
