import { z } from 'zod';
import { booleanOption } from '#platform/resource/options.ts';
import { ownProfileAnswer, ownProfileOptions } from '../edit-profile/edit-profile.ts';
import { MESSAGE_PERMISSIONS } from '../social-permissions.ts';

/** Cookie choices are null until made. */
export const settingsAnswer = z.object({
  id: z.string(),
  username: z.string(),
  ...ownProfileAnswer.shape,
  is_private_profile: z.boolean(),
  show_creator_profile: z.boolean(),
  /** Search engines are asked to skip the profile. */
  exclude_from_search: z.boolean(),
  save_behavior: z.union([z.literal(0), z.literal(1)]),
  message_permission: z.enum(MESSAGE_PERMISSIONS),
  allow_comments: z.boolean(),
  mention_permission: z.enum(MESSAGE_PERMISSIONS),
  show_all_pins: z.boolean(),
  show_shopping_list: z.boolean(),
  /** Whether the person can have a shopping list; they cannot change it. */
  eligible_for_wishlist: z.boolean(),
  allow_analytic_cookies: z.boolean().nullable(),
  allow_marketing_cookies: z.boolean().nullable(),
  allow_personalization_cookies: z.boolean().nullable(),
  surface_tag: z.string().nullable(),
});

export type Settings = z.infer<typeof settingsAnswer>;

/** Null, as it is answered until a choice was made, makes none. */
const choiceOption = booleanOption.nullable().optional();

/** Unknown fields are ignored, invalid values refused. */
export const settingsOptions = z.object({
  ...ownProfileOptions.shape,
  is_private_profile: booleanOption.optional(),
  exclude_from_search: booleanOption.optional(),
  /** A creator's profile is wider and shows its monthly views. */
  show_creator_profile: booleanOption.optional(),
  save_behavior: z.coerce
    .number()
    .pipe(z.union([z.literal(0), z.literal(1)]))
    .optional(),
  /** Who may start a conversation with the viewer; `nobody` turns messages off. */
  message_permission: z.enum(MESSAGE_PERMISSIONS).optional(),
  allow_comments: booleanOption.optional(),
  mention_permission: z.enum(MESSAGE_PERMISSIONS).optional(),
  show_all_pins: booleanOption.optional(),
  show_shopping_list: booleanOption.optional(),
  allow_analytic_cookies: choiceOption,
  allow_marketing_cookies: choiceOption,
  allow_personalization_cookies: choiceOption,
  surface_tag: z.string().max(100).nullish(),
});

export type SettingsChanges = z.output<typeof settingsOptions>;
