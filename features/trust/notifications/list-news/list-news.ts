import { z } from 'zod';
import { personCard } from '#features/core/people/person-answer.ts';
import { NEWS_TYPES } from '../notification.ts';

export const newsAnswer = z.object({
  id: z.string(),
  type: z.literal('news'),
  news_type: z.enum(NEWS_TYPES),
  actor: personCard,
  /** How many others did the same. */
  others_count: z.number().int(),
  /** Null where it is about the actor alone. */
  board: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Where it leads. */
  url: z.string(),
  is_read: z.boolean(),
  created_at: z.string(),
});

export type NewsAnswer = z.infer<typeof newsAnswer>;
