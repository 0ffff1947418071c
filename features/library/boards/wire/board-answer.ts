import { z } from 'zod';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { blockingActionAnswer } from './blocking-action.view.ts';

const image = z.object({ url: z.string(), width: z.number().int(), height: z.number().int() });

/** Its colour fills the space until it loads. */
export const coverImage = z.object({
  pin_id: z.string(),
  image_signature: z.string(),
  dominant_color: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/** All four are fractions of the picture. */
const coverCrop = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

export const boardAnswer = z.object({
  id: z.string(),
  type: z.literal('board'),
  node_id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  category: z.string().nullable(),
  layout: z.string(),
  url: z.string(),
  privacy: z.enum(['public', 'protected', 'secret']),
  profileGroup: z.enum(['public', 'protected', 'secret', 'archived']),
  /** NONE 0, ARCHIVED 1, GROUP 2, SECRET 3. */
  privacy_level: z.number().int(),
  onProfile: z.boolean(),
  story_type: z.enum(['all_pins', 'wishlist_shop_your_products_story']).nullable(),
  owner: personCard,
  collaborating_users: z.array(personCard),
  collaborator_count: z.number().int(),
  is_collaborative: z.boolean(),
  collaborated_by_me: z.boolean(),
  should_show_board_collaborators: z.boolean(),
  followed_by_me: z.boolean(),
  archived_by_me_at: z.string().nullable(),
  board_order_modified_at: z.string().nullable(),
  access: z.array(z.string()),
  pin_count: z.number().int(),
  section_count: z.number().int(),
  follower_count: z.number().int(),
  cover_pin: z
    .object({ pin_id: z.string(), image_signature: z.string().nullable(), crop: coverCrop.nullable() })
    .nullable(),
  has_custom_cover: z.boolean(),
  cover_images: z.array(coverImage),
  images: z.object({ '170x': z.array(image.extend({ dominant_color: z.string() })) }),
  image_cover_url: z.string().nullable(),
  image_cover_hd_url: z.string().nullable(),
  sensitivity_screen: z.boolean(),
  /** Marked by the staff; shown only to members. */
  sensitivity_by_staff: z.boolean(),
  is_temporarily_disabled: z.boolean(),
  seo_title: z.string(),
  seo_description: z.string(),
  seo_noindex_reason: z.string().nullable(),
  /** Written as `2026-05-17`. */
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  created_at: z.string(),
  blocking_actions: z.array(blockingActionAnswer),
});

export type BoardAnswer = z.infer<typeof boardAnswer>;
export type CoverImage = z.infer<typeof coverImage>;

export const sectionAnswer = z.object({
  id: z.string(),
  type: z.literal('board_section'),
  title: z.string(),
  slug: z.string(),
  pin_count: z.number().int(),
  board: z.object({ id: z.string(), name: z.string(), url: z.string(), owner: personCard }),
  preview_pins: z.array(coverImage),
});

export type SectionAnswer = z.infer<typeof sectionAnswer>;
