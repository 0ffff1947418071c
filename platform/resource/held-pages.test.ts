import { expect, test } from 'vitest';
import { underNewFirst, withAnswer, withNext } from './held-pages.ts';

const rules = { keyOf: (item: string) => item };

test('the next page goes below, and nothing stands there twice', () => {
  const held = { items: ['a', 'b'], bookmark: 'after b' };
  expect(withNext(held, { items: ['b', 'c'], bookmark: 'after c' }, rules)).toEqual({
    items: ['a', 'b', 'c'],
    bookmark: 'after c',
  });
});

test('a new first page goes above what was scrolled down to, which goes on from where it was', () => {
  const held = { items: ['a', 'b', 'c', 'd'], bookmark: 'after d' };
  expect(underNewFirst(held, { items: ['new', 'a'], bookmark: 'after a' }, rules)).toEqual({
    items: ['new', 'a', 'b', 'c', 'd'],
    bookmark: 'after d',
  });
});

test('a page that comes late goes below what is there by then, and nowhere where the list began anew', () => {
  const next = { items: ['c'], bookmark: 'after c' };
  const removed = { items: ['b'], bookmark: 'after b' };
  expect(withAnswer(removed, 'after b', next, rules)).toEqual({ items: ['b', 'c'], bookmark: 'after c' });
  const again = { items: ['new', 'a'], bookmark: 'after a' };
  expect(withAnswer(again, 'after b', next, rules)).toBe(again);
});
