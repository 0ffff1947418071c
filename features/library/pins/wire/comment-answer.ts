import { z } from 'zod';
import { personCard } from '#features/core/people/wire/person-answer.ts';

export const commentAnswer = z.object({
  id: z.string(),
  type: z.literal('aggregatedcomment'),
  text: z.string(),
  created_at: z.string(),
  like_count: z.number().int(),
  comment_count: z.number().int(),
  user: personCard,
});

export type CommentAnswer = z.infer<typeof commentAnswer>;
