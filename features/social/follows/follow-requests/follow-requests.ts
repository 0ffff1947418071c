import { z } from 'zod';
import { personCard } from '#features/core/people/wire/person-answer.ts';

export const followRequestAnswer = z.object({
  type: z.literal('follow_request'),
  sender: personCard,
  created_at: z.string(),
});

export type FollowRequestAnswer = z.infer<typeof followRequestAnswer>;
