import { expect, test } from 'vitest';
import { bucketOf, groupOfBucket } from './buckets.ts';
import { defaultOf, type Flag, groupsOf } from './flag.ts';
import { FLAG_NAMES, FLAGS, isFlagName } from './flags.ts';

const halves = { kind: 'experiment', groups: { control: 50, enabled: 50 }, default: 'control' } as const;

test('a unit always has the same bucket, and another one for another flag', () => {
  // Fixed numbers: a change of the hash would move everybody into another group.
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

test('percents add up to 100, and defaults are groups', () => {
  for (const name of FLAG_NAMES) {
    const flag: Flag = FLAGS[name];
    expect(groupsOf(flag), name).toContain(defaultOf(flag));
    if (flag.kind === 'switch') continue;
    expect(
      Object.values(flag.groups).reduce((sum, percent) => sum + percent, 0),
      name,
    ).toBe(100);
  }
});

test('[CONST-09] the experiments of lazy loading have their names', () => {
  const names = [
    'web_auth_lazy_component',
    'web_unauth_lazy_component',
    'web_early_hydration_auth',
    'web_early_hydration_unauth',
  ];
  expect(names.filter((name) => !isFlagName(name))).toEqual([]);
});

test('[CONST-10] the experiments of the header have their names, two of them placeholders', () => {
  const names = [
    'hash_flag_one',
    'hash_flag_two',
    'instagram_account_claiming_ga_cohort_one_web',
    'instagram_account_claiming_ga_cohort_two_web',
    'lop_india_reporting',
    'makeathon_2022_profile_follower_count_private',
    'profile_cover_image_unauth_resolution_change',
  ];
  expect(names.filter((name) => !isFlagName(name))).toEqual([]);
});

test('pin creation has its groups', () => {
  expect(groupsOf(FLAGS.pin_creation)).toEqual(['disable_all', 'disable_web_pins', 'enabled']);
});
