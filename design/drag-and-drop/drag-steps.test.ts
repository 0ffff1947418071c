import { expect, test } from 'vitest';
import type { Zone } from './drag-state.ts';
import { type Step, zoneAfter } from './drag-steps.ts';
import type { Target } from './zones.ts';

// Two rows of three; the fifth, E, is lifted: A B C / D (E) F.
const rectOf = (index: number) => ({
  ...{ left: (index % 3) * 110, top: Math.floor(index / 3) * 110 },
  ...{ width: 100, height: 100 },
});
const around = (accepts = { centre: true, edge: true }) => ({
  home: rectOf(4),
  targets: ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((key, index): Target[] =>
    key === 'E' ? [] : [{ key, accepts, rect: rectOf(index), isBefore: index < 4 }],
  ),
});

function walk(steps: string, field = around()): (string | null)[] {
  const meaning: Record<string, Step> = { '>': 'next', '<': 'previous', '^': 'up', v: 'down', m: 'switch' };
  let zone: Zone | null = null;
  return [...steps].map((sign) => {
    zone = zoneAfter(zone, meaning[sign] ?? 'switch', field);
    return zone && `${zone.place} ${zone.key}`;
  });
}

test('left and right go from place to place, over where it was, and no further than the ends', () => {
  expect(walk('><<<<<<>')).toEqual([
    'after F',
    null,
    'before D',
    'before C',
    'before B',
    'before A',
    'before A',
    'before B',
  ]);
  expect(walk('>>')).toEqual(['after F', 'after F']);
});

test('up and down go to the row above and below', () => {
  expect(walk('^v')).toEqual(['before B', null]);
  expect(walk('<^')).toEqual(['before D', 'before A']);
  expect(walk('v')).toEqual([null]);
});

test('M changes between beside and onto, and arrows then go from card to card', () => {
  expect(walk('m<<m')).toEqual(['centre F', 'centre D', 'centre C', 'before C']);
  expect(walk('>mm')).toEqual(['after F', 'centre F', 'after F']);
  expect(walk('m>^')).toEqual(['centre F', 'centre F', 'centre C']);
});

test('where nothing can be placed beside, arrows go onto at once', () => {
  const onto = around({ centre: true, edge: false });
  expect(walk('>><', onto)).toEqual(['centre F', 'centre F', 'centre D']);
  expect(walk('^', onto)).toEqual(['centre B']);
});

test('where nothing takes it onto, M changes nothing', () => {
  expect(walk('m<m', around({ centre: false, edge: true }))).toEqual([null, 'before D', 'before D']);
});
