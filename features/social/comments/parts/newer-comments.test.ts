import { expect, test } from 'vitest';
import type { CommentData } from './comment-data.ts';
import { newerOf } from './use-comments.ts';

const said = (id: string, answerCount = 0) => ({ id, answerCount }) as CommentData;

test('what came since is new, what is only not loaded is not, and answers count too', () => {
  const first = [said('2000'), said('1500', 1)];
  const known = new Map([
    ['2000', 0],
    ['1500', 1],
    ['2150', 0],
  ]);
  const latest = [
    said('2200', 1),
    said('2150'),
    said('2100'),
    said('2000', 2),
    said('1500', 1),
    said('1400', 5),
  ];
  const newer = newerOf(latest, first, known);
  expect(newer.comments.map(({ id }) => id)).toEqual(['2200', '2100']);
  expect([...newer.answers]).toEqual([['2000', 2]]);
  expect(newer.count).toBe(5);
  expect(newerOf([said('7')], [], new Map()).count).toBe(1);
  expect(newerOf([], first, known).count).toBe(0);
});
