import { expect, test } from 'vitest';
import { MOST_PINS_AT_ONCE } from '#features/pins/pin.ts';
import { isFull, NOTHING, nextSelection, type SelectionEvent, wantsMore } from './selection.ts';

const after = (...events: SelectionEvent[]) => events.reduce(nextSelection, NOTHING);
const chosen = (...events: SelectionEvent[]) => [...after(...events).ids].join('');
const begin: SelectionEvent = { name: 'begin' };
const toggle = (id: string): SelectionEvent => ({ name: 'toggle', id });
const list = (letters: string): SelectionEvent => ({ name: 'list', ids: [...letters] });

test('pins are chosen and let go one by one, while one is choosing', () => {
  expect(chosen(begin, toggle('a'), toggle('b'), toggle('a'))).toBe('b');
  expect(chosen(toggle('a'))).toBe('');
  expect(after(begin, toggle('a'), { name: 'end' })).toEqual(NOTHING);
  expect(after(begin, toggle('a'), begin).ids.size).toBe(0);
});

test('all means those that come later, too, until one is let go', () => {
  expect(chosen(begin, { name: 'all' }, list('abc'), list('abcdef'))).toBe('abcdef');
  expect(chosen(begin, { name: 'all' }, list('abc'), toggle('b'), list('abcdef'))).toBe('ac');
  expect(chosen(begin, { name: 'all' }, list('abc'), { name: 'none' }, list('abcdef'))).toBe('');
});

test('what leaves the list is chosen no longer', () => {
  expect(chosen(begin, toggle('a'), toggle('b'), list('bcd'))).toBe('b');
});

test('no more are chosen than one call takes', () => {
  const ids = Array.from({ length: MOST_PINS_AT_ONCE + 20 }, (_, index) => String(index));
  const all = after(begin, { name: 'all' }, { name: 'list', ids: ids.slice(0, 30) });
  expect(wantsMore(all)).toBe(true);
  expect(isFull(nextSelection(all, { name: 'list', ids: ids.slice(0, MOST_PINS_AT_ONCE - 1) }))).toBe(false);
  const full = nextSelection(all, { name: 'list', ids });
  expect(full.ids.size).toBe(MOST_PINS_AT_ONCE);
  expect(wantsMore(full)).toBe(false);
  expect(isFull(full)).toBe(true);
  const last = ids.at(-1) ?? '';
  expect(nextSelection({ ...full, isAllWanted: false }, toggle(last)).ids.has(last)).toBe(false);
});
