import { z } from 'zod';
import { PLATFORMS } from '#features/core/identity/device.ts';
import { msg } from '#platform/i18n/msg.ts';
import { booleanOption } from '#platform/resource/options.ts';
import { ANCHORS, EXPERIENCE_TYPES, FLYOUT_DIRECTIONS } from './experience.ts';

const word = z.string().max(200);

export const displayData = z.object({
  has_pulsar: z.boolean().optional(),
  has_tooltip: z.boolean().optional(),
  text: z.string().max(1000).optional(),
  secondary_cta_link: z.object({ text: word, url: z.string() }).optional(),
  complete_button_text: word.optional(),
  button_text: word.optional(),
  button_uri: z.string().optional(),
  display_type: word.optional(),
  flyout_direction: z.enum(FLYOUT_DIRECTIONS).optional(),
  anchors_by_platform: z.partialRecord(z.enum(PLATFORMS), z.enum(ANCHORS)).optional(),
  scroll_to_dismiss: z.boolean().optional(),
  scroll_to_dismiss_delay_in_seconds: z.number().optional(),
  delay: z.number().optional(),
  complete_on_hover: z.boolean().optional(),
  tooltip: z.string().max(300).optional(),
  component_type: word.optional(),
});

/** What staff writes leads to pages of this site only. */
const pageAddress = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])\S*$/, msg('{field}: must begin with a slash, as in /settings/'));

const seconds = z.number().min(0).max(600);

export const writtenData = displayData.omit({ component_type: true }).extend({
  has_pulsar: booleanOption.optional(),
  has_tooltip: booleanOption.optional(),
  scroll_to_dismiss: booleanOption.optional(),
  complete_on_hover: booleanOption.optional(),
  display_type: z.enum(EXPERIENCE_TYPES).optional(),
  secondary_cta_link: z.object({ text: word.min(1), url: pageAddress }).optional(),
  button_uri: pageAddress.optional(),
  delay: seconds.optional(),
  scroll_to_dismiss_delay_in_seconds: seconds.optional(),
});

export const experienceAnswer = z.object({
  experience_id: z.string(),
  placement_id: z.number().int(),
  type: z.enum(EXPERIENCE_TYPES),
  display_data: displayData,
  view_type: z.number().int().nullable(),
  view_parameter: z.string().nullable(),
  view_data: z.record(z.string(), z.unknown()),
  component: z.string().nullable(),
  element: z.string().nullable(),
  object_id_str: z.string().nullable(),
  aux_data: z.record(z.string(), z.unknown()),
  is_for_returning: z.boolean(),
  priority: z.number().int(),
  most_views: z.number().int().nullable(),
  rest_days: z.number().int().nullable(),
});
