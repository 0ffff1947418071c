import { z } from 'zod';
import { presentPersonCard } from '#features/core/people/wire/person.view.ts';
import { commentAnswer } from '#features/library/pins/wire/comment-answer.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Context } from '#platform/resource/context.ts';
import type { ShownComment } from '../comments.service.ts';

export function presentComments(context: Context, shown: readonly ShownComment[]): ListedComment[] {
  return shown.map((comment) => presentComment(context, comment));
}

export function presentComment({ config }: Context, comment: ShownComment): ListedComment {
  const { row, user, named, isLiked, isDeletable, replyCount } = comment;
  return {
    id: row.id,
    type: 'aggregatedcomment',
    text: row.text,
    details: row.text,
    created_at: toRfc2822(row.created_at),
    like_count: row.like_count,
    comment_count: replyCount,
    user: presentPersonCard(user, config.origin),
    tags: named.map(({ id, username }) => ({ type: 'user' as const, id, username })),
    liked_by_me: isLiked,
    deletable_by_me: isDeletable,
  };
}

export const listedComment = commentAnswer.extend({
  /** The name of the text where comments and tries share one list. */
  details: z.string(),
  tags: z.array(z.object({ type: z.literal('user'), id: z.string(), username: z.string() })),
  liked_by_me: z.boolean(),
  deletable_by_me: z.boolean(),
});

export type ListedComment = z.infer<typeof listedComment>;
