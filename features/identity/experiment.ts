/** Whether parts of a page are loaded only when they are needed. */
export const LAZY_LOADING_EXPERIMENTS = [
  'web_auth_lazy_component',
  'web_unauth_lazy_component',
  'web_early_hydration_auth',
  'web_early_hydration_unauth',
] as const;

/** What the profile header asks. The names of two more are not known. */
export const HEADER_EXPERIMENTS = [
  'instagram_account_claiming_ga_cohort_one_web',
  'instagram_account_claiming_ga_cohort_two_web',
  'lop_india_reporting',
  'makeathon_2022_profile_follower_count_private',
  'profile_cover_image_unauth_resolution_change',
] as const;
