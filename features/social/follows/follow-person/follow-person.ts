import { z } from 'zod';
import type { Id } from '#platform/ids/ids.ts';

/** How the viewer stands to somebody once they followed or no longer follow. */
export const followAnswer = z.object({
  id: z.string(),
  type: z.literal('user'),
  explicitly_followed_by_me: z.boolean(),
  /** The profile is private, and its person has not answered yet. */
  is_follow_requested_by_me: z.boolean(),
  /** The follow came by an invite of theirs. */
  is_invited: z.boolean(),
});

export type FollowAnswer = z.infer<typeof followAnswer>;

/** Most people that can be followed in one call. */
export const MOST_FOLLOWED_AT_ONCE = 100;

export interface FollowWish {
  userId: Id;
  inviteCode: string | null;
  pinId: Id | null;
}
