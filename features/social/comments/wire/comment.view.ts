import type { PersonCard } from '#features/core/people/wire/person-answer.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { CommentRow } from '../comment.store.ts';
import type { ListedComment } from './comment-answer.ts';

interface Beside {
  people: ReadonlyMap<Id, PersonCard>;
  isLiked: boolean;
  /** Replies that this viewer may not see. */
  hiddenReplies: number;
  isDeletable: boolean;
}

export function presentComment(
  row: CommentRow,
  user: PersonCard,
  { people, isLiked, hiddenReplies, isDeletable }: Beside,
): ListedComment {
  const named = row.mentioned_ids.flatMap((id) => people.get(id) ?? []);
  return {
    id: row.id,
    type: 'aggregatedcomment',
    text: row.text,
    details: row.text,
    created_at: toRfc2822(row.created_at),
    like_count: row.like_count,
    comment_count: row.reply_count - hiddenReplies,
    user,
    tags: named.map(({ id, username }) => ({ type: 'user' as const, id, username })),
    liked_by_me: isLiked,
    deletable_by_me: isDeletable,
  };
}
