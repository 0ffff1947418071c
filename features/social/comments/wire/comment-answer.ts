import { z } from 'zod';
import { commentAnswer } from '#features/library/pins/wire/comment-answer.ts';

export const listedComment = commentAnswer.extend({
  /** The same text under the name used where comments and tries share one list. */
  details: z.string(),
  /** The people it names whom the viewer may see. */
  tags: z.array(z.object({ type: z.literal('user'), id: z.string(), username: z.string() })),
  liked_by_me: z.boolean(),
  /** Whether the viewer wrote it or it is under a pin of theirs. */
  deletable_by_me: z.boolean(),
});

export type ListedComment = z.infer<typeof listedComment>;
