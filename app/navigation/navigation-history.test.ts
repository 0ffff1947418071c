import { expect, test } from 'vitest';
import { arriveAt, type Coming, type NavigationHistory } from './visited-pages.ts';

/** The history after visiting these pages, each with its own key; `<` goes back to an earlier one. */
function after(...pages: string[]): NavigationHistory {
  const history = pages.reduce<NavigationHistory | null>((before, step) => {
    const path = step.replace('<', '');
    const coming: Coming = step.startsWith('<') ? 'POP' : 'PUSH';
    return arriveAt(before, { key: `key of ${path}`, path }, coming);
  }, null);
  if (!history) throw new Error('nowhere');
  return history;
}

const paths = ({ previous, current, forward }: NavigationHistory) => [
  previous.map(({ path }) => path),
  current.path,
  forward.map(({ path }) => path),
];

test('[ENTITY-30] the history has previous, current and forward entries', () => {
  expect(paths(after('/'))).toEqual([[], '/', []]);
  const twice = after('/', '/ada/', '/pin/1/');
  expect(paths(twice)).toEqual([['/', '/ada/'], '/pin/1/', []]);
  expect(paths(arriveAt(twice, { key: 'key of /', path: '/' }, 'POP'))).toEqual([
    [],
    '/',
    ['/ada/', '/pin/1/'],
  ]);
});

test('[ENTITY-30] forward undoes back, a new page forgets what lay ahead, and one in its place takes it', () => {
  expect(paths(after('/', '/ada/', '</', '</ada/'))).toEqual([['/'], '/ada/', []]);
  expect(paths(after('/', '/ada/', '</', '/ben/'))).toEqual([['/'], '/ben/', []]);
  const page = { key: 'new', path: '/ada/_saved/' };
  expect(paths(arriveAt(after('/', '/ada/', '/pin/1/', '</ada/'), page, 'REPLACE'))).toEqual([
    ['/'],
    '/ada/_saved/',
    ['/pin/1/'],
  ]);
});

test('being where one is changes nothing, and what is not remembered is a new page', () => {
  const there = after('/', '/ada/');
  for (const coming of ['PUSH', 'REPLACE', 'POP'] as const)
    expect(arriveAt(there, { ...there.current }, coming)).toBe(there);
  expect(paths(after('/', '/ada/', '</ben/'))).toEqual([['/', '/ada/'], '/ben/', []]);
});

test('[CONST-02] at most 100 visited pages are remembered, the newest', () => {
  const all = after(...Array.from({ length: 120 }, (_, index) => `/pin/${index}/`));
  expect(all.previous).toHaveLength(99);
  expect(all.previous[0]?.path).toBe('/pin/20/');
  expect(all.current.path).toBe('/pin/119/');
});
