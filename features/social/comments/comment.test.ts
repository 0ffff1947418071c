import { expect, test } from 'vitest';
import { namedIn } from './comment.ts';

test('names with an @ are found, and what only looks like one is not', () => {
  const names = (text: string) => namedIn(text).map(({ username }) => username);
  expect(names('@Ada and @ben_2, look: (@chi)')).toEqual(['ada', 'ben_2', 'chi']);
  expect(names('mail ada@example.com, @ab, @@ada, site/@ada, @äda')).toEqual([]);
  const [named] = namedIn('Hi @ada!');
  expect(named).toEqual({ username: 'ada', at: 3, length: 4 });
});
