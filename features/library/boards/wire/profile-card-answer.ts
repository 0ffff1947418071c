import { z } from 'zod';
import { STORY_TYPES } from '../profile-cards/profile-cards.ts';
import { coverImage } from './board-answer.ts';

export const profileCardAnswer = z.object({
  type: z.literal('story'),
  /** Clients tell real boards by it. */
  onProfile: z.literal(false),
  story_type: z.enum(STORY_TYPES),
  url: z.string(),
  pin_count: z.number().int().nullable(),
  cover_images: z.array(coverImage),
  recent_pin_image_signatures: z.array(z.string()),
});

export type ProfileCardAnswer = z.infer<typeof profileCardAnswer>;
