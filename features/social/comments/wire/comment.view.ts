import { presentPersonCard } from '#features/core/people/wire/person.view.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Context } from '#platform/resource/context.ts';
import type { ShownComment } from '../comments.service.ts';
import type { ListedComment } from './comment-answer.ts';

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
