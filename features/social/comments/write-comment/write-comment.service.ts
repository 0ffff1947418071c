import { findVisiblePeople } from '#features/core/people/person.service.ts';
import { changeCommentCount, findPinOfComment } from '#features/library/pins/comments-of-pin.service.ts';
import { requireVisiblePin, whoSeesPin } from '#features/library/pins/pin.service.ts';
import { lockSeenPin } from '#features/library/pins/pin-lock.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { isBlankText } from '#platform/i18n/blank-text.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type CommentRow, changeReplyCount, findComment } from '../comment.store.ts';
import type { CommentNotification } from '../comment.ts';
import { CommentEvent } from '../comment-event.ts';
import { publishComments, type ShownComment, showComments } from '../comments.service.ts';
import { findMentioned } from '../mentioned.service.ts';
import { insertComment } from './write-comment.store.ts';

interface CommentInput {
  pinId: Id;
  text: string;
  /** A reply to a reply is in the same thread. */
  replyToId: Id | null;
}

export async function writeComment(
  context: ContextFor<'person'>,
  input: CommentInput,
): Promise<ShownComment | { refused: CommentRefusal }> {
  const { row: pin } = await requireVisiblePin(context, input.pinId);
  const mentioned = await findMentioned(context, input.text);
  const row = await context.db.transaction((tx) => write(tx, context, { ...input, mentioned }));
  if ('refused' in row) return row;
  const [shown] = await showComments(context, [row], pin);
  if (!shown) throw new Error('a comment is not shown to its author');
  return shown;
}

async function write(
  tx: Transaction,
  context: ContextFor<'person'>,
  { pinId, text, replyToId, mentioned: named }: CommentInput & { mentioned: readonly Id[] },
): Promise<CommentRow | { refused: CommentRefusal }> {
  const reading = readingIn(context, tx);
  // The viewer must see the comment, so that a hidden one locks no more than one that never was.
  const author = replyToId && (await findAnswered(reading, pinId, replyToId))?.user_id;
  const pin = await lockSeenPin(context, tx, pinId, [...named, ...(author ? [author] : [])]);
  if (!pin.areCommentsOn) return { refused: 'comments-off' };
  if (isBlankText(text)) return { refused: 'comment-blank' };
  const answered = replyToId && (await findAnswered(reading, pinId, replyToId));
  if (replyToId && !answered) return { refused: 'comment-not-found' };
  const threadId = answered ? (answered.reply_to_id ?? answered.id) : null;
  if (threadId) await changeReplyCount(tx, pin, threadId, 1);
  const visible = await findVisiblePeople(reading, named);
  const mentioned = named.filter((id) => visible.has(id));
  // Others are not notified of text that they could not read.
  const addressed = await whoSeesPin(tx, pinId, mentioned);
  const at = context.clock.now();
  const row = await insertComment(tx, pin, { replyToId: threadId, text, mentioned, at });
  await changeCommentCount(tx, pin, 1);
  await tell(tx, context, { row, answered: answered || null, addressed, pinnerId: pin.pinner_id });
  await publishComments(tx, pinId, pin.pinner_id);
  return row;
}

async function findAnswered(reading: Reading, pinId: Id, id: Id): Promise<CommentRow | null> {
  const pin = await findPinOfComment(reading, id);
  return pin?.id === pinId ? findComment(reading.db, id) : null;
}

interface Told {
  row: CommentRow;
  answered: CommentRow | null;
  addressed: ReadonlySet<Id>;
  pinnerId: Id;
}

/** Notifies each person once, for the first reason that applies: a reply to them, their own pin, a mention. */
async function tell(
  tx: Transaction,
  { events, viewer }: ContextFor<'person'>,
  { row, answered, addressed, pinnerId }: Told,
): Promise<void> {
  const told = new Map<Id, [CommentNotification, Id]>();
  for (const id of addressed) told.set(id, ['comment_mention', row.id]);
  told.set(pinnerId, ['pin_comment', row.pin_id]);
  if (answered) told.set(answered.user_id, ['comment_reply', answered.id]);
  told.delete(viewer.id);
  for (const [person_id, [what, object_id]] of told) {
    const about = { person_id, object_id, comment_id: row.id };
    await events.emit(tx, CommentEvent, { what, actor_id: viewer.id, ...about });
  }
}

export type CommentRefusal = 'comment-blank' | 'comments-off' | 'comment-not-found';
