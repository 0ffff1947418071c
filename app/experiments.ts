import type { Flag } from '#platform/flags/flag.ts';

/** Nobody is in the experiment until an override or new percentages put them there. */
const NOT_YET = { kind: 'experiment', groups: { control: 100, enabled: 0 }, default: 'control' } as const;
/** Everybody is in the experiment; an override can take them out. */
const FOR_ALL = { kind: 'experiment', groups: { control: 0, enabled: 100 }, default: 'enabled' } as const;

export const EXPERIMENTS = {
  // Profile. Either one lets people show their Instagram account and see those of others.
  instagram_account_claiming_ga_cohort_one_web: FOR_ALL,
  instagram_account_claiming_ga_cohort_two_web: FOR_ALL,
  makeathon_2022_profile_follower_count_private: NOT_YET,
  profile_cover_image_unauth_resolution_change: NOT_YET,
  /** If it is on, private profiles hide their content from non-followers; otherwise everybody sees it. */
  private_profile_hide_until_follow: FOR_ALL,
  /** Search engines get the pins of a profile in its structured data. */
  seo_profile_pins: FOR_ALL,
  social_login_badge_one: NOT_YET,
  social_login_badge_two: NOT_YET,

  // Boards and pins.
  group_boards_at_top: NOT_YET,
  auto_organization: FOR_ALL,
  pin_creation: {
    kind: 'experiment',
    groups: { disable_all: 0, disable_web_pins: 0, enabled: 100 },
    default: 'enabled',
  },
  /** On: story pins are made at /pin-creation-tool/; off: at /idea-pin-builder/. */
  story_pin_creation_tool: { kind: 'switch', isOn: true },
  /** Hides the entry Pin in create menus and gives its label to Idea Pin. */
  create_menu_without_pin: NOT_YET,

  // Law.
  /** Offers Indian law as a reason for a report, and legal requests under it. */
  lop_india_reporting: FOR_ALL,
  // Whether legal requests under these laws are accepted.
  takedown_test: { kind: 'switch', isOn: true },
  takedown_turkey: { kind: 'switch', isOn: true },
  takedown_dsa: { kind: 'switch', isOn: true },

  // Business access.
  /** People with access to a business choose in the header for whom they act, and see its profile as their own. */
  business_access_organize: FOR_ALL,
} as const satisfies Record<string, Flag>;

type Experiments = typeof EXPERIMENTS;

declare module '#platform/flags/flag.ts' {
  interface ProductFlags extends Experiments {}
}
