import { expect, test } from 'vitest';
import { HEADER_EXPERIMENTS, LAZY_LOADING_EXPERIMENTS } from './experiment.ts';

test('[CONST-09] the experiments of lazy loading', () => {
  expect(LAZY_LOADING_EXPERIMENTS).toEqual([
    'web_auth_lazy_component',
    'web_unauth_lazy_component',
    'web_early_hydration_auth',
    'web_early_hydration_unauth',
  ]);
});

test('[CONST-10] the experiments of the profile header', () => {
  expect(HEADER_EXPERIMENTS).toEqual([
    'instagram_account_claiming_ga_cohort_one_web',
    'instagram_account_claiming_ga_cohort_two_web',
    'lop_india_reporting',
    'makeathon_2022_profile_follower_count_private',
    'profile_cover_image_unauth_resolution_change',
  ]);
});
