import { expect, test } from 'vitest';
import { defaultOf, type Flag, findFlag, groupsOf } from '#platform/flags/flag.ts';
import { EXPERIMENTS } from './experiments.ts';

test('percents add up to 100, and defaults are groups', () => {
  for (const [name, flag] of Object.entries<Flag>(EXPERIMENTS)) {
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
  expect(names.filter((name) => !findFlag(EXPERIMENTS, name))).toEqual([]);
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
  expect(names.filter((name) => !findFlag(EXPERIMENTS, name))).toEqual([]);
});

test('pin creation has its groups', () => {
  expect(groupsOf(EXPERIMENTS.pin_creation)).toEqual(['disable_all', 'disable_web_pins', 'enabled']);
});
