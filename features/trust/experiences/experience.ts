import type { Platform } from '#features/core/identity/device.ts';

export const EXPERIENCE_TYPES = ['tooltip', 'hero_banner', 'modal', 'pulsar'] as const;

export const EXPERIENCE_STATES = ['viewed', 'completed', 'dismissed'] as const;
export type ExperienceState = (typeof EXPERIENCE_STATES)[number];

/** The placement whose experiences a page asks for. */
export const PLACEMENT = 19;

/** The guide beside the plus of the own boards, and the one beside that of a board. */
export const GUIDES = { createBoard: '503446', planningActions: '505404' } as const;

/** How an experience shows; each field is left out where it does not apply. */
export interface DisplayData {
  has_pulsar?: boolean;
  has_tooltip?: boolean;
  text?: string;
  secondary_cta_link?: { text: string; url: string };
  complete_button_text?: string;
  button_text?: string;
  button_uri?: string;
  display_type?: string;
  flyout_direction?: 'up' | 'right' | 'down' | 'left';
  /** The name of the thing that the experience points at, for each platform. */
  anchors_by_platform?: Partial<Record<Platform, string>>;
  scroll_to_dismiss?: boolean;
  scroll_to_dismiss_delay_in_seconds?: number;
  /** Seconds until it shows. */
  delay?: number;
  complete_on_hover?: boolean;
  tooltip?: string;
  component_type?: string;
}
