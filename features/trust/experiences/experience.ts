import type { Platform } from '#features/core/identity/device.ts';

export const EXPERIENCE_TYPES = ['tooltip', 'hero_banner', 'modal', 'pulsar'] as const;

export const EXPERIENCE_STATES = ['viewed', 'completed', 'dismissed'] as const;
export type ExperienceState = (typeof EXPERIENCE_STATES)[number];

export const PLACEMENT = 19;

/** The guides next to the plus button of the own boards and of a board. */
export const GUIDES = { createBoard: '503446', planningActions: '505404' } as const;

/** Fields that do not apply are absent. */
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
  /** The name of an element. */
  anchors_by_platform?: Partial<Record<Platform, string>>;
  scroll_to_dismiss?: boolean;
  scroll_to_dismiss_delay_in_seconds?: number;
  /** Seconds. */
  delay?: number;
  complete_on_hover?: boolean;
  tooltip?: string;
  component_type?: string;
}
