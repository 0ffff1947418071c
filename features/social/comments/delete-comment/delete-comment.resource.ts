import { z } from 'zod';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { commentIn, commentOption } from '../comment-option.ts';
import { deleteComment } from './delete-comment.service.ts';

/** Deletes an own comment, or any under an own pin, with its replies. */
export const aggregatedCommentDelete = defineResource({
  name: 'AggregatedCommentResource.delete',
  summary: 'Deletes a comment.',
  who: 'person',
  rate: 'write',
  acting: 'react',
  options: commentOption,
  data: z.object({}),
  handle: async (context, sent) => {
    const answer = await deleteComment(context, commentIn(sent));
    if ('refused' in answer) {
      const message = 'Only its author or the owner of the Pin can delete a comment.';
      throw new Refusal({ kind: 'forbidden', reason: answer.refused, message });
    }
    return {};
  },
});
