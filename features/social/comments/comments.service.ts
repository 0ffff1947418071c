import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { findPinOfComment, hiddenCommentersOf } from '#features/library/pins/comments-of-pin.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { tell } from '#platform/live/tell.ts';
import type { Context, Reading } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { type CommentRow, findComment, mapComments } from './comment.store.ts';
import { LIVE_COMMENTS } from './comment.ts';
import { countReplies, listLastAuthors, listLiked } from './comment-facts.store.ts';

export interface ShownComment {
  row: CommentRow;
  user: PersonCardRow;
  /** The people it names whom the viewer may see. */
  named: readonly PersonCardRow[];
  isLiked: boolean;
  isDeletable: boolean;
  /** It leaves out replies that the viewer may not see. */
  replyCount: number;
}

type CommentedPin = NonNullable<Awaited<ReturnType<typeof findPinOfComment>>>;

/** Keeps the order; leaves out comments of people whom the viewer may not see. */
export async function showComments(
  context: Context,
  rows: readonly CommentRow[],
  pin: CommentedPin,
): Promise<ShownComment[]> {
  const { db, viewer } = context;
  const ids = rows.map((row) => row.id);
  const answered = rows.filter((row) => row.reply_count > 0);
  const [people, liked, hiddenPeople] = await Promise.all([
    findVisiblePeople(
      context,
      rows.flatMap((row) => [row.user_id, ...row.mentioned_ids]),
    ),
    viewer.id ? listLiked(db, viewer.id, ids) : new Set<Id>(),
    answered[0] ? hiddenCommentersOf(context, answered[0].pin_id) : [],
  ]);
  const threads = answered.map((row) => row.id);
  const hidden =
    hiddenPeople.length > 0 ? await countReplies(db, threads, hiddenPeople) : new Map<Id, number>();
  return rows.flatMap((row) => {
    const user = people.get(row.user_id);
    if (!user) return [];
    return {
      row,
      user,
      named: row.mentioned_ids.flatMap((id) => people.get(id) ?? []),
      isLiked: liked.has(row.id),
      isDeletable: viewer.id === row.user_id || viewer.id === pin.pinner.id,
      replyCount: row.reply_count - (hidden.get(row.id) ?? 0),
    };
  });
}

export interface VisibleComment {
  row: CommentRow;
  pin: CommentedPin;
}

/** Not found, too, where its parent is deleted or the pin has comments turned off. */
export async function requireComment(context: Reading, id: Id): Promise<VisibleComment> {
  const pin = await findPinOfComment(context, id);
  const row = pin && (await findComment(context.db, id));
  if (!row || row.deleted_at) throw notFound('comment');
  return { row, pin };
}

/** The caller checks the pins. */
export async function findVisibleComments(
  context: Context,
  ids: readonly Id[],
): Promise<Map<Id, CommentRow>> {
  const rows = await mapComments(context.db, ids);
  const above = [...rows.values()].flatMap((row) => row.reply_to_id ?? []);
  const parents = await mapComments(context.db, above);
  const people = await findVisiblePeople(
    context,
    [...rows.values(), ...parents.values()].map((row) => row.user_id),
  );
  const isThere = (row: CommentRow | undefined) =>
    row !== undefined && row.deleted_at === null && people.has(row.user_id);
  const visible = [...rows.values()].filter(
    (row) => isThere(row) && (row.reply_to_id === null || isThere(parents.get(row.reply_to_id))),
  );
  return new Map(visible.map((row) => [row.id, row]));
}

/** Tells the pin's owner and the people who comment there. Everybody else polls every minute. */
export async function publishComments(tx: Transaction, pinId: Id, pinnerId: Id | null): Promise<void> {
  const authors = await listLastAuthors(tx, pinId);
  await tell(tx, [...(pinnerId ? [pinnerId] : []), ...authors], { type: LIVE_COMMENTS, id: pinId });
}
