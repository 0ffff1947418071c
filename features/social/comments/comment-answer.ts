import { z } from 'zod';
import { commentAnswer } from '#features/library/pins/comment-answer.ts';

/** A comment as lists of them show it to a viewer. */
export const listedComment = commentAnswer.extend({
  /** The text again, under the name that it has where comments and tries stand in one list. */
  details: z.string(),
  /** The people whom it names, as far as the viewer may see them. */
  tags: z.array(z.object({ type: z.literal('user'), id: z.string(), username: z.string() })),
  liked_by_me: z.boolean(),
  /** Whether the viewer wrote it, or it stands under a pin of theirs. */
  deletable_by_me: z.boolean(),
});

export type ListedComment = z.infer<typeof listedComment>;
