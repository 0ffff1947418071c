import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOfAny } from '#testing/schema-values.ts';
import { freeSlug, isSameName, slugOf } from './board-name.ts';
import { boardInUrl } from './board-path.ts';

test.each([
  ['DIY & Recipes', 'diy-recipes'],
  ["Ada's kitchen", 'adas-kitchen'],
  ['  Küche / Bad  ', 'küche-bad'],
  ['日本の庭', '日本の庭'],
  ['_pins', 'pins'],
  ['🔥🔥', 'board'],
  ['../../etc', 'etc'],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name, 'board')).toBe(slug);
});

test('a slug of any name is one piece of an address and stays what it is', () => {
  fc.assert(
    fc.property(textOfAny(400), (name) => {
      const slug = freeSlug(slugOf(name, 'board'), new Set());
      expect(slug).toMatch(/^[^_/?#\s-][^/?#\s]*$/u);
      expect([...slug].length).toBeLessThanOrEqual(190);
      expect(slug.toLowerCase()).toBe(slug);
    }),
  );
});

test('a slug that is taken, or a word of the product, gets the first free number', () => {
  expect(freeSlug('diy', new Set())).toBe('diy');
  expect(freeSlug('diy', new Set(['diy', 'diy-2']))).toBe('diy-3');
  expect(freeSlug('pins', new Set())).toBe('pins-2');
  expect(freeSlug('profile-about', new Set(['profile-about-2']))).toBe('profile-about-3');
});

test('names are the same whatever their case and form of writing', () => {
  expect(isSameName('Küche', 'KÜCHE')).toBe(true);
  expect(isSameName('Ku\u0308che', 'küche')).toBe(true);
  expect(isSameName('Küche', 'Kueche')).toBe(false);
});

test.each([
  ['/ada/diy/', { username: 'ada', slug: 'diy' }],
  ['https://pins.example/ada/k%C3%BCche', { username: 'ada', slug: 'küche' }],
  ['/ada/', null],
  ['/ada/%E0%A4%A/', null],
  ['', null],
])('the address %j names the board %j', (url, name) => {
  expect(boardInUrl(url)).toEqual(name);
});
