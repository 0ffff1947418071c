import { expect, test } from 'vitest';
import { namedIn } from './comment.ts';

test('names with an @ are found, and what only looks like one is not', () => {
  expect(namedIn('@Ada and @ben_2, look: (@chi)')).toEqual(['ada', 'ben_2', 'chi']);
  expect(namedIn('mail ada@example.com, @ab, @@ada, site/@ada, @äda')).toEqual([]);
});
