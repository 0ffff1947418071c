import { expect, test } from 'vitest';
import { goBack, goForward, rememberVisited, startHistory, visit } from './navigation-history.ts';

const there = visit(visit(startHistory('/a/'), '/b/'), '/c/');

test('[ENTITY-30] a history has previous, current and forward entries', () => {
  expect(there).toEqual({ previous: ['/a/', '/b/'], current: '/c/', forward: [] });
  expect(goBack(goBack(there))).toEqual({ previous: [], current: '/a/', forward: ['/b/', '/c/'] });
  expect(goForward(goBack(there))).toEqual(there);
});

test('[ENTITY-30] going somewhere new forgets what lay ahead', () => {
  expect(visit(goBack(there), '/d/')).toEqual({ previous: ['/a/', '/b/'], current: '/d/', forward: [] });
});

test('there is nothing before the first page and nothing after the last', () => {
  const first = startHistory('/a/');
  expect(goBack(first)).toEqual(first);
  expect(goForward(there)).toEqual(there);
});

test('[CONST-02] at most 100 visited pages are remembered, the newest', () => {
  let entries: number[] = [];
  for (let page = 1; page <= 101; page += 1) entries = rememberVisited(entries, page);
  expect(entries).toHaveLength(100);
  expect([entries[0], entries[99]]).toEqual([2, 101]);
});
