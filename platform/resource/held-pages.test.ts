import { expect, test } from 'vitest';
import { type Held, isBroken, type MovesOfList, underNewFirst, withAnswer, withNext } from './held-pages.ts';

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

test('a new first page that is as long as what is held takes its place', () => {
  const first = { items: ['new', 'a'], bookmark: 'after a' };
  for (const items of [['a'], ['a', 'b']])
    expect(underNewFirst({ items, bookmark: 'after b' }, first, rules)).toBe(first);
});

/** By the second move `b` went away; a list that holds `?` is torn. */
const moves: MovesOfList = {
  fetchedElsewhere: (held) => held,
  ask: (fetch) => fetch(),
  at: (held, keyOf, moment = 0) =>
    moment < 2 ? held : { ...held, items: held.items.filter((item) => keyOf(item) !== 'b') },
  isTorn: ({ items }, keyOf) => items.some((item) => keyOf(item) === '?'),
};
const moving = { ...rules, moves };

test('pages are put together as of the last move that the newer one includes', () => {
  const held = { items: ['a', 'b', 'c'], bookmark: 'after c', moment: 1 };
  const next = { items: ['d'], bookmark: 'after d', moment: 2 };
  expect(withNext(held, next, moving)).toEqual({ items: ['a', 'c', 'd'], bookmark: 'after d', moment: 2 });
  const first = { items: ['new', 'a'], bookmark: 'after a', moment: 2 };
  expect(underNewFirst(held, first, moving)).toEqual({
    ...{ items: ['new', 'a', 'c'], bookmark: 'after c', moment: 2 },
  });
});

test('a list with unknown moves is broken: a sure first page takes the place of a torn one', () => {
  const whole: Held<string> = { items: ['a', 'b', 'c'], bookmark: null };
  const torn = { ...whole, items: ['a', '?', 'c'] };
  const unsure = { ...whole, isUnsure: true };
  expect([whole, torn, unsure].map((held) => Boolean(isBroken(held, moving)))).toEqual([false, true, true]);
  expect([whole, torn, unsure].some((held) => isBroken(held, rules))).toBe(false);
  const first = { items: ['a'], bookmark: 'after a' };
  expect(underNewFirst(torn, first, moving)).toBe(first);
  expect(underNewFirst(whole, { ...first, isUnsure: true }, moving)).toEqual(unsure);
});
