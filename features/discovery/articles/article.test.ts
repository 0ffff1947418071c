import { describe, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { articleSlug, coverPinsOf } from './article.ts';

describe('[ROUTE-44] the slug', () => {
  test.each([
    ['Hello World', 'hello-world'],
    ["  Don't   stop\tnow… ", 'dont-stop-now'],
    ['Über-Größe: ÄÖÜ', 'übergröße-äöü'],
    ['日本の家', '日本の家'],
    ['?!', ''],
    ['☕️', ''],
    ['1️⃣ hot ☕️ now', '1-hot-now'],
  ])('of %j is %j', (title, slug) => expect(articleSlug(title)).toBe(slug));
});

test('the chosen pin is the first cover, each pin is tried once, and no more than a few', () => {
  const blocks = Array.from({ length: 20 }, (_, at) => ({ type: 'pin' as const, pin_id: `${at + 1}` as Id }));
  expect(coverPinsOf({ cover_pin_id: '3' as Id, blocks })).toEqual(['3', '1', '2', '4', '5', '6', '7', '8']);
  expect(coverPinsOf({ cover_pin_id: null, blocks: [] })).toEqual([]);
});
