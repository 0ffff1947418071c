import { expect, test } from 'vitest';
import { bucketOf, groupOfBucket } from './flag.ts';

const halves = { kind: 'experiment', groups: { control: 50, enabled: 50 }, default: 'control' } as const;

test('a unit always has the same bucket, and another one for another flag', () => {
  // Fixed numbers: changing the hash would move everybody to another group.
  expect([bucketOf('lamp', '123'), bucketOf('lamp', '124'), bucketOf('chair', '123')]).toEqual([55, 82, 49]);
});

test('units spread evenly over the buckets, and independently for two flags', () => {
  const units = Array.from({ length: 20_000 }, (_, index) => String(index));
  const inLamp = units.filter((unit) => groupOfBucket(halves, bucketOf('lamp', unit)) === 'enabled');
  const inBoth = inLamp.filter((unit) => groupOfBucket(halves, bucketOf('chair', unit)) === 'enabled');
  expect(inLamp.length / units.length).toBeCloseTo(0.5, 1);
  expect(inBoth.length / inLamp.length).toBeCloseTo(0.5, 1);
});

test('a group keeps its units when its percent grows', () => {
  const enabledOf = (percent: number) => {
    const flag = { ...halves, groups: { control: 100 - percent, enabled: percent } };
    return Array.from({ length: 100 }, (_, bucket) => bucket).filter(
      (bucket) => groupOfBucket(flag, bucket) === 'enabled',
    );
  };
  expect(enabledOf(80)).toHaveLength(80);
  expect(enabledOf(80)).toEqual(expect.arrayContaining(enabledOf(50)));
});
