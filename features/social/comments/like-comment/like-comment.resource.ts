import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { commentIn, commentOption } from '../comment-option.ts';
import { likeComment, unlikeComment } from './like-comment.service.ts';

const call = {
  who: 'person',
  rate: 'write',
  acting: 'react',
  options: commentOption,
  data: z.object({}),
} as const;

/** Likes a comment. Idempotent. */
export const aggregatedCommentLikeCreate = defineResource({
  ...call,
  name: 'AggregatedCommentLikeResource.create',
  summary: 'Likes a comment.',
  handle: async (context, sent) => {
    await likeComment(context, commentIn(sent));
    return {};
  },
});

/** Unlikes a comment. Idempotent. */
export const aggregatedCommentLikeDelete = defineResource({
  ...call,
  name: 'AggregatedCommentLikeResource.delete',
  summary: 'Removes a like from a comment.',
  handle: async (context, sent) => {
    await unlikeComment(context, commentIn(sent));
    return {};
  },
});
