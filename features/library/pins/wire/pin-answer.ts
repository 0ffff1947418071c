import { z } from 'zod';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { richSummary } from '../rich-summary.ts';

export const pinImage = z.object({ width: z.number().int(), height: z.number().int(), url: z.string() });

export const pinImages = z.object({
  '136x136': pinImage,
  '170x': pinImage,
  '236x': pinImage,
  '474x': pinImage,
  '736x': pinImage,
  orig: pinImage,
});

const videoVariant = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  duration: z.number(),
  thumbnail: z.string(),
});

const pinVideos = z.object({ id: z.string(), video_list: z.record(z.string(), videoVariant) });

const storyBlock = z.object({
  type: z.enum(['story_pin_image_block', 'story_pin_video_block', 'story_pin_paragraph_block']),
  block_type: z.number().int(),
  text: z.string().optional(),
  image: z.object({ images: z.object({ originals: pinImage, '736x': pinImage }) }).optional(),
  image_signature: z.string().optional(),
  video: pinVideos.optional(),
});

const storyPinData = z.object({
  id: z.string(),
  page_count: z.number().int(),
  pages: z.array(
    z.object({ id: z.string(), image_signature: z.string().nullable(), blocks: z.array(storyBlock) }),
  ),
});

const pinBoard = z.object({
  id: z.string(),
  type: z.literal('board'),
  name: z.string(),
  url: z.string(),
  privacy: z.enum(['public', 'protected', 'secret']),
  /** Its pins are blurred, except for people who work on it. */
  sensitivity_screen: z.boolean(),
  owner: z.object({ id: z.string(), username: z.string(), full_name: z.string() }),
});

export const didItData = z.object({
  id: z.string(),
  type: z.literal('userdiditdata'),
  pin_id: z.string(),
  details: z.string(),
  /** Stars, 1 to 5. */
  rating: z.number().int().nullable(),
  image_signature: z.string().nullable(),
  image_url: z.string().nullable(),
  done_at: z.string(),
  like_count: z.number().int(),
  liked_by_me: z.boolean(),
});

export const pinAnswer = z.object({
  id: z.string(),
  type: z.literal('pin'),
  node_id: z.string(),
  title: z.string(),
  grid_title: z.string(),
  description: z.string(),
  grid_description: z.string(),
  seo_url: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  seo_noindex_reason: z.string().nullable(),
  link: z.string().nullable(),
  tracked_link: z.string().nullable(),
  mobile_link: z.string().nullable(),
  domain: z.string(),
  created_at: z.string(),
  dominant_color: z.string(),
  image_signature: z.string(),
  images: pinImages,
  orig_image_url: z.string(),
  pinner: personCard,
  board: pinBoard.nullable(),
  section: z.object({ id: z.string(), title: z.string(), slug: z.string() }).nullable().optional(),
  /** When it came to the board that is listed. */
  placed_at: z.string().optional(),
  privacy: z.enum(['public', 'protected', 'secret']),
  is_repin: z.boolean(),
  is_video: z.boolean(),
  is_promoted: z.boolean(),
  is_animated: z.boolean(),
  is_comments_allowed: z.boolean(),
  repin_count: z.number().int(),
  comment_count: z.number().int(),
  reaction_counts: z.record(z.string(), z.number().int()),
  price_value: z.number().nullable(),
  price_currency: z.string().nullable(),
  videos: pinVideos.nullable(),
  story_pin_data: storyPinData.nullable(),
  story_pin_data_id: z.string().nullable(),
  carousel_data: z.null(),
  embed: z.null(),
  rich_summary: richSummary.nullable(),
  alt_text: z.string().nullable(),
  auto_alt_text: z.string().nullable(),
  aggregated_pin_data: z.object({
    id: z.string(),
    aggregated_stats: z.object({ saves: z.number().int(), done: z.number().int() }),
    /** Stars of those who tried it, 1 to 5; null without any. Only in the detailed form. */
    rating: z.object({ average: z.number(), count: z.number().int() }).nullable().optional(),
  }),
  closeup_attribution: z.object({ id: z.string(), full_name: z.string(), username: z.string() }),
  /** The first pinner down the chain. */
  native_creator: personCard.nullable().optional(),
  pin_join: z.object({
    seo_canonical_domain: z.string().nullable(),
    seo_canonical_url: z.string().nullable(),
    /** The names of its topics where a pin is read by itself; lists leave it empty. */
    visual_annotation: z.array(z.string()),
  }),
  hashtags: z.array(z.string()),
  favorited_by_me: z.boolean(),
  /** Sent in a list of tried pins. */
  did_it_data: didItData.optional(),
  /** Sent if somebody pays for it to be shown here; the token names this showing in the calls about ads. */
  promoted: z.object({ token: z.string(), account_name: z.string() }).optional(),
  /** Sent in the home feed of a person; id and name are of whom or what they follow. */
  recommendation_reason: z
    .object({
      kind: z.enum(['followed_person', 'followed_board', 'followed_topic', 'popular', 'new']),
      id: z.string().nullable(),
      name: z.string().nullable(),
    })
    .optional(),
});

export type PinAnswer = z.infer<typeof pinAnswer>;
export type PinImages = z.infer<typeof pinImages>;
