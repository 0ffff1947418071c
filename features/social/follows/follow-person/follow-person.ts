import { z } from 'zod';
import type { Id } from '#platform/ids/ids.ts';

export const followAnswer = z.object({
  id: z.string(),
  type: z.literal('user'),
  explicitly_followed_by_me: z.boolean(),
  is_follow_requested_by_me: z.boolean(),
  is_invited: z.boolean(),
});

export const MOST_FOLLOWED_AT_ONCE = 100;

/** What led to a follow. */
export interface FollowedBy {
  inviteCode: string | null;
  pinId: Id | null;
}
