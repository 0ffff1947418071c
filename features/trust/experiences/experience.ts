import type { Platform } from '#features/core/identity/device.ts';

export const EXPERIENCE_TYPES = ['tooltip', 'hero_banner', 'modal', 'pulsar'] as const;
export type ExperienceType = (typeof EXPERIENCE_TYPES)[number];

export const EXPERIENCE_STATES = ['viewed', 'completed', 'dismissed'] as const;
export type ExperienceState = (typeof EXPERIENCE_STATES)[number];
export type ExperienceEnd = Exclude<ExperienceState, 'viewed'>;

/** How long the counters of a day are stored and totalled. */
export const MEASURED_DAYS = 90;

/** All pages are one placement; on which of them an experience shows is said by its anchor. */
export const PLACEMENT = 19;

/** Guides that the page itself completes; a tap on what they point at does not. */
export const GUIDES = ['create_board_guide', 'planning_actions_guide', 'add_section_guide'] as const;
export type Guide = (typeof GUIDES)[number];

/** `newcomers` have neither pins nor boards; `people` are members without a business account. */
export const AUDIENCES = [
  'everyone',
  'visitors',
  'members',
  'newcomers',
  'people',
  'businesses',
  'returning',
] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Pages as a whole. */
export const PAGE_ANCHORS = ['home', 'search', 'pin', 'topics', 'news', 'settings'] as const;
export type PageAnchor = (typeof PAGE_ANCHORS)[number];

/** Parts of pages, which have `data-anchor`. */
const PART_ANCHORS = [
  'create',
  'profile-create',
  'own-boards-plus',
  'first-board-plus',
  'board-plus',
  'board-plus-dates',
  'merchant-badges',
] as const;

export const ANCHORS = [...PAGE_ANCHORS, ...PART_ANCHORS] as const;
export type Anchor = (typeof ANCHORS)[number];

export const FLYOUT_DIRECTIONS = ['up', 'right', 'down', 'left'] as const;

/** Fields that do not apply are absent. */
export interface DisplayData {
  has_pulsar?: boolean | undefined;
  has_tooltip?: boolean | undefined;
  /** A banner and a dialog have its first line as their title. */
  text?: string | undefined;
  secondary_cta_link?: { text: string; url: string } | undefined;
  complete_button_text?: string | undefined;
  button_text?: string | undefined;
  button_uri?: string | undefined;
  display_type?: string | undefined;
  flyout_direction?: (typeof FLYOUT_DIRECTIONS)[number] | undefined;
  /** Shown only while this is in the page; anywhere if there is none for the platform. */
  anchors_by_platform?: Partial<Record<Platform, Anchor>> | undefined;
  scroll_to_dismiss?: boolean | undefined;
  scroll_to_dismiss_delay_in_seconds?: number | undefined;
  /** Seconds. */
  delay?: number | undefined;
  complete_on_hover?: boolean | undefined;
  /** What stands beside a pulsing dot. */
  tooltip?: string | undefined;
  component_type?: string | undefined;
}

/** How it shows: as its `display_type` says or, without one that is known, as its type. */
export function presentedAs({
  type,
  display_data,
}: Pick<Experience, 'type' | 'display_data'>): ExperienceType {
  return EXPERIENCE_TYPES.find((one) => one === display_data.display_type) ?? type;
}

/** Both point at a part of the page. */
export const isPointing = (type: ExperienceType) => type === 'tooltip' || type === 'pulsar';

/** An experience as the browser gets it. */
export interface Experience {
  experience_id: string;
  placement_id: number;
  type: ExperienceType;
  display_data: DisplayData;
  is_for_returning: boolean;
  priority: number;
  most_views: number | null;
  rest_days: number | null;
}
