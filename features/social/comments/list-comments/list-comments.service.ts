import { areCommentsOn } from '#features/library/pins/comments-of-pin.service.ts';
import { requireVisiblePin } from '#features/library/pins/pin.service.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page } from '#platform/resource/resource.ts';
import type { CommentRow } from '../comment.store.ts';
import { findVisibleComments, requireComment, type ShownComment, showComments } from '../comments.service.ts';
import { listComments, listReplies } from './list-comments.store.ts';

interface Wanted {
  after: PageKey | null;
  pageSize: number;
}

/** Empty where comments are off. */
export async function listCommentsOf(
  context: Context,
  pinId: Id,
  { after, pageSize, featured }: Wanted & { featured: readonly Id[] },
): Promise<Page<ShownComment>> {
  const { row: pin } = await requireVisiblePin(context, pinId);
  if (pin.comment_count === 0 || !(await areCommentsOn(context.db, pin))) return { items: [], next: null };
  const first = await threadsOf(context, pinId, featured);
  const page = { after: keyOf(after), without: first.map((row) => row.id), limit: pageSize + 1 };
  const rows = await listComments(context.db, pinId, page);
  const { shown, last } = cutPage(rows, pageSize);
  const items = await showComments(context, after ? shown : [...first, ...shown], pin);
  return { items, next: last ? [last.id] : null };
}

/** The top-level comments that these are or reply to. */
async function threadsOf(context: Context, pinId: Id, ids: readonly Id[]): Promise<CommentRow[]> {
  if (ids.length === 0) return [];
  const named = [...(await findVisibleComments(context, ids)).values()].filter((row) => row.pin_id === pinId);
  const threads = await findVisibleComments(context, [
    ...new Set(named.map((row) => row.reply_to_id ?? row.id)),
  ]);
  return [...threads.values()];
}

export async function listRepliesTo(
  context: Context,
  commentId: Id,
  { after, pageSize }: Wanted,
): Promise<Page<ShownComment>> {
  const { pin } = await requireComment(context, commentId);
  const rows = await listReplies(context.db, commentId, { after: keyOf(after), limit: pageSize + 1 });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: await showComments(context, shown, pin), next: last ? [last.id] : null };
}

function keyOf(after: PageKey | null): Id | null {
  return after ? parseId(after[0]) : null;
}
