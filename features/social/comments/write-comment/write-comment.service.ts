import {
  areCommentsOn,
  changeCommentCount,
  findPinOfComment,
} from '#features/library/pins/comments-of-pin.service.ts';
import { requireVisiblePin, whoSeesPin } from '#features/library/pins/pin.service.ts';
import { lockPins } from '#features/library/pins/pin-rows.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { isBlankText } from '#platform/i18n/blank-text.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type CommentRow, changeReplyCount, findComment } from '../comment.store.ts';
import { CommentEvent } from '../comment-event.ts';
import type { CommentNotification } from '../comment-notifications.ts';
import { type ShownComment, showComments } from '../comments.service.ts';
import { findMentioned } from '../mentioned.service.ts';
import { publishComments } from '../publish-comments.service.ts';
import { insertComment } from './write-comment.store.ts';
import type { CommentRefusal } from './write-comment.ts';

interface CommentInput {
  pinId: Id;
  text: string;
  /** The comment it replies to; a reply to a reply is in the same thread. */
  replyToId: Id | null;
}

/**
 * Comments on a pin that the viewer may see, and notifies the people concerned.
 * @throws Refusal 404 where the viewer sees no such pin
 */
export async function writeComment(
  context: ContextFor<'person'>,
  input: CommentInput,
): Promise<ShownComment | { refused: CommentRefusal }> {
  const { row: pin } = await requireVisiblePin(context, input.pinId);
  if (!(await areCommentsOn(context.db, pin))) return { refused: 'comments-off' };
  if (isBlankText(input.text)) return { refused: 'comment-blank' };
  const answered = input.replyToId ? await findAnswered(context, input.pinId, input.replyToId) : null;
  if (input.replyToId && !answered) return { refused: 'comment-not-found' };
  const mentioned = await findMentioned(context, input.text);
  const addressed = await whoSeesPin(context.db, input.pinId, mentioned);
  const writing = { ...input, answered, mentioned, addressed };
  const row = await context.db.transaction((tx) => write(tx, context, writing));
  const [shown] = await showComments(context, [row], pin);
  if (!shown) throw new Error('a comment is not shown to its author');
  return shown;
}

async function findAnswered(context: ContextFor<'person'>, pinId: Id, id: Id): Promise<CommentRow | null> {
  const pin = await findPinOfComment(context, id);
  const row = pin?.id === pinId ? await findComment(context.db, id) : null;
  return row?.deleted_at ? null : row;
}

type Writing = CommentInput & {
  answered: CommentRow | null;
  mentioned: readonly Id[];
  /** Only those who may see the pin: others are not notified of text that they could not read. */
  addressed: ReadonlySet<Id>;
};

async function write(
  tx: Transaction,
  context: ContextFor<'person'>,
  { pinId, text, answered, mentioned, addressed }: Writing,
): Promise<CommentRow> {
  const pin = (await lockPins(tx, [pinId])).get(pinId);
  if (!pin || pin.deleted_at) throw notFound('pin');
  const replyToId = answered && (answered.reply_to_id ?? answered.id);
  // Deleted in the meantime: the transaction rolls the count back.
  if (replyToId && (await changeReplyCount(tx, replyToId, 1))?.deleted_at !== null) throw notFound('comment');
  const by = context.viewer.id;
  const row = await insertComment(tx, { pinId, by, replyToId, text, mentioned, at: context.clock.now() });
  await changeCommentCount(tx, pinId, 1);
  await tell(tx, context, { row, answered, addressed, pinnerId: pin.pinner_id });
  await publishComments(tx, pinId, pin.pinner_id);
  return row;
}

/** Notifies each person once, for the closest reason that applies. */
async function tell(
  tx: Transaction,
  { events, viewer }: ContextFor<'person'>,
  {
    row,
    answered,
    addressed,
    pinnerId,
  }: Pick<Writing, 'answered' | 'addressed'> & { row: CommentRow; pinnerId: Id },
): Promise<void> {
  const told = new Map<Id, [CommentNotification, Id]>();
  for (const id of addressed) told.set(id, ['comment_mention', row.id]);
  told.set(pinnerId, ['pin_comment', row.pin_id]);
  if (answered) told.set(answered.user_id, ['comment_reply', answered.id]);
  told.delete(viewer.id);
  for (const [person_id, [what, object_id]] of told) {
    await events.emit(tx, CommentEvent, { what, actor_id: viewer.id, person_id, object_id });
  }
}
