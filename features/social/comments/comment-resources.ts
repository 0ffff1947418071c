import { aggregatedCommentDelete } from './delete-comment/delete-comment.resource.ts';
import {
  aggregatedCommentLikeCreate,
  aggregatedCommentLikeDelete,
} from './like-comment/like-comment.resource.ts';
import {
  aggregatedCommentFeedGet,
  aggregatedCommentGet,
  aggregatedCommentReplyFeedGet,
  unifiedCommentsGet,
} from './list-comments/list-comments.resource.ts';
import { mentionTypeaheadGet } from './suggest-people/suggest-people.resource.ts';
import { aggregatedCommentCreate } from './write-comment/write-comment.resource.ts';

export const commentResources = [
  aggregatedCommentFeedGet,
  aggregatedCommentGet,
  unifiedCommentsGet,
  aggregatedCommentReplyFeedGet,
  aggregatedCommentCreate,
  aggregatedCommentDelete,
  aggregatedCommentLikeCreate,
  aggregatedCommentLikeDelete,
  mentionTypeaheadGet,
] as const;
