import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { coverImage } from '../board-answer.ts';
import { listProfileCards } from './profile-cards.service.ts';
import { STORY_TYPES } from './profile-cards.ts';

/** A card among the own boards that is no board. */
const profileCardAnswer = z.object({
  type: z.literal('story'),
  story_type: z.enum(STORY_TYPES),
  url: z.string(),
  pin_count: z.number().int().nullable(),
  cover_images: z.array(coverImage),
  /** Signatures of the pictures that were saved last. */
  recent_pin_image_signatures: z.array(z.string()),
});

/** The cards that the viewer wants to see among their own boards: all pins, and the shopping list. */
export const profileCardsGet = defineResource({
  name: 'ProfileCardsResource.get',
  summary: 'The cards among the own boards that are no boards.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: z.array(profileCardAnswer),
  handle: (context) => listProfileCards(context),
});

export type ProfileCardAnswer = z.infer<typeof profileCardAnswer>;
