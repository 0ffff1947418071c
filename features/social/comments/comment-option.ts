import { z } from 'zod';
import type { Id } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';

/** Clients use either of its names. */
export const commentOption = z.object({
  commentId: idOption.optional(),
  aggregated_comment_id: idOption.optional(),
});

export function commentIn({ commentId, aggregated_comment_id }: z.output<typeof commentOption>): Id {
  const id = commentId ?? aggregated_comment_id;
  if (!id) throw invalid('commentId', 'commentId must be given.');
  return id;
}
