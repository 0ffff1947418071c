import { expect, test } from 'vitest';
import { placeWithin, type Target, targetAt } from './zones.ts';

const rect = { left: 100, top: 200, width: 200, height: 100 };
const both = { centre: true, edge: true };
const at = (x: number, y: number) => ({ x: 100 + x, y: 200 + y });
const target = (key: string, left: number, accepts = both): Target => ({
  ...{ key, accepts, isBefore: false },
  rect: { left, top: 0, width: 100, height: 100 },
});

test('the middle half of a card is its centre, the rest an edge', () => {
  const placed = (x: number, y: number) => placeWithin({ rect, accepts: both }, at(x, y));
  expect([placed(50, 25), placed(150, 75), placed(100, 50)]).toEqual(['centre', 'centre', 'centre']);
  expect([placed(49, 50), placed(1, 50), placed(99, 24)]).toEqual(['before', 'before', 'before']);
  expect([placed(151, 50), placed(199, 50), placed(101, 76)]).toEqual(['after', 'after', 'after']);
});

test('where one reads from right to left the right side comes before', () => {
  expect(placeWithin({ rect, accepts: both }, at(10, 50), true)).toBe('after');
  expect(placeWithin({ rect, accepts: both }, at(190, 50), true)).toBe('before');
});

test('what is only put beside, or is taken for the centre everywhere, is that all over', () => {
  const onto = { centre: 'everywhere', edge: false } as const;
  const beside = { centre: false, edge: true };
  expect(placeWithin({ rect, accepts: onto }, at(2, 2))).toBe('centre');
  expect(placeWithin({ rect, accepts: beside }, at(90, 50))).toBe('before');
  expect(placeWithin({ rect, accepts: { centre: false, edge: false } }, at(90, 50))).toBeNull();
});

test('what takes things at its centre alone takes none at its edge', () => {
  const merge = { centre: true, edge: false };
  expect(placeWithin({ rect, accepts: merge }, at(100, 50))).toBe('centre');
  for (const x of [2, 40, 198]) expect(placeWithin({ rect, accepts: merge }, at(x, 50))).toBeNull();
});

test('a gap belongs to the nearer edge; far from all cards there is nothing', () => {
  const targets = [target('a', 0), target('b', 116)];
  const found = (x: number, y = 50) => targetAt(targets, { x, y })?.key;
  expect([found(50), found(104), found(112), found(228), found(229)]).toEqual([
    'a',
    'a',
    'b',
    'b',
    undefined,
  ]);
  expect(found(50, 113)).toBeUndefined();
  const onto = [target('c', 0, { centre: true, edge: false })];
  expect(targetAt(onto, { x: 104, y: 50 })).toBeNull();
});
