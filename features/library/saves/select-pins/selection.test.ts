import { expect, test } from 'vitest';
import { inListOrder, isChosen, NOTHING, nextSelection, type SelectionEvent } from './selection.ts';

const after = (...events: SelectionEvent[]) => events.reduce(nextSelection, NOTHING);
const chosen = (...events: SelectionEvent[]) => [...after(...events).ids].join('');
const begin: SelectionEvent = { name: 'begin' };
const all: SelectionEvent = { name: 'all' };
const none: SelectionEvent = { name: 'none' };
const toggle = (id: string): SelectionEvent => ({ name: 'toggle', id });
const told = (letters: string): SelectionEvent => ({ name: 'told', ids: [...letters] });
const gone = (letters: string): SelectionEvent => ({ name: 'list', gone: [...letters] });

test('pins are chosen and let go one by one, while one is choosing', () => {
  expect(chosen(begin, toggle('a'), toggle('b'), toggle('a'))).toBe('b');
  expect(chosen(toggle('a'))).toBe('');
  expect(after(begin, toggle('a'), { name: 'end' })).toEqual(NOTHING);
  expect(after(begin, toggle('a'), begin).ids.size).toBe(0);
});

test('a range is chosen from the last press on, in either direction', () => {
  const range = (id: string): SelectionEvent => ({ name: 'range', id, order: [...'abcdef'] });
  expect(chosen(begin, toggle('b'), range('d'))).toBe('bcd');
  expect([...chosen(begin, toggle('e'), range('c'), toggle('a'))].sort().join('')).toBe('acde');
  expect(chosen(begin, range('c'))).toBe('c');
  expect(after(begin, all, range('c')).all).toBe('asked');
});

test('what a rectangle touches is chosen instead, and where a range begins', () => {
  const these = (letters: string): SelectionEvent => ({ name: 'these', ids: [...letters] });
  expect(chosen(begin, toggle('a'), these('bc'))).toBe('bc');
  expect(chosen(begin, these('bc'), these(''))).toBe('');
  const range: SelectionEvent = { name: 'range', id: 'e', order: [...'abcdef'] };
  expect(chosen(begin, these('bc'), range)).toBe('bcde');
  expect(after(begin, all, these('b')).all).toBe('asked');
  expect(chosen(these('b'))).toBe('');
});

test('all are those that the server tells, until one is let go', () => {
  expect(chosen(begin, toggle('b'), all, told('abcdef'))).toBe('abcdef');
  expect(chosen(begin, all, told('abc'), toggle('b'))).toBe('ac');
  expect(after(begin, all, told('abc'), toggle('b')).all).toBe('no');
  expect(chosen(begin, all, none, told('abc'))).toBe('');
  expect(chosen(begin, told('abc'))).toBe('');
});

test('while the server is asked all look chosen, and none can be let go', () => {
  const asked = after(begin, all, toggle('a'));
  expect(asked.all).toBe('asked');
  expect(isChosen(asked, 'a')).toBe(true);
  expect(isChosen(after(begin), 'a')).toBe(false);
});

test('what leaves the list is chosen no longer', () => {
  expect(chosen(begin, toggle('a'), toggle('b'), gone('a'))).toBe('b');
  expect(chosen(begin, all, told('abc'), gone('b'))).toBe('ac');
  const now = after(begin, toggle('a'));
  expect(nextSelection(now, gone('x'))).toBe(now);
});

test('the chosen ones stand as in the list, those further down behind', () => {
  expect(inListOrder([...'cab'], new Set('abxcyz'))).toEqual([...'cabxyz']);
  expect(inListOrder([...'cab'], new Set('bz'))).toEqual([...'bz']);
});
