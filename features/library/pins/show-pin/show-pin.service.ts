import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCard } from '#features/core/people/wire/person-answer.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { countVisibleComments, hiddenCommentersOf } from '../comments-of-pin.service.ts';
import { findSeenPin, showVisiblePins } from '../pin.service.ts';
import { COMMENTS_PREVIEW } from '../pin.ts';
import { countOpenTries } from '../tries.service.ts';
import type { CommentAnswer } from '../wire/comment-answer.ts';
import { presentImage } from '../wire/pin.view.ts';
import { type CommentRow, findSectionOfPin, listNewestComments } from './show-pin.store.ts';
import type { CloseupAnswer } from './show-pin.ts';

/** Comments of people hidden from the viewer drop out; reading this many still fills the preview. */
const COMMENTS_READ = COMMENTS_PREVIEW * 4;

/** A pin with all that its own page shows. */
export async function showPin(context: Context, id: Id): Promise<CloseupAnswer> {
  const { db, config } = context;
  const row = await findSeenPin(context, id);
  const [shown] = row ? await showVisiblePins(context, [row]) : [];
  if (!row || !shown) throw notFound('pin');
  const { pin, board } = shown;
  // Most pins have no section, comments or tries; their counts say so without a query.
  const isSaid = pin.is_comments_allowed && pin.comment_count > 0;
  const hidden = isSaid ? await hiddenCommentersOf(context, id) : [];
  const areOn = row.is_comments_allowed && row.are_comments_open;
  const [section, count, found, done] = await Promise.all([
    board && board.section_count > 0 ? findSectionOfPin(db, board.id, id) : null,
    countVisibleComments(db, pin, hidden),
    isSaid ? listNewestComments(db, id, hidden, COMMENTS_READ) : [],
    row.try_count > 0 ? countOpenTries(context, id) : 0,
  ]);
  const comments = areOn ? found : [];
  const people = await findVisiblePeople(context, [
    ...(row.origin_pinner_id ? [row.origin_pinner_id] : []),
    ...comments.map((comment) => comment.user_id),
  ]);
  return {
    ...pin,
    images: {
      ...pin.images,
      '1200x': presentImage(row.image_signature, row.image_width, row.image_height, '1200x', config.origin),
      originals: pin.images.orig,
    },
    section,
    aggregated_pin_data: { id, aggregated_stats: { saves: row.repin_count, done } },
    native_creator: (row.origin_pinner_id && people.get(row.origin_pinner_id)) ?? null,
    comments_disabled: !areOn,
    comment_count: areOn ? count : 0,
    comments_preview: presentComments(comments, people).slice(0, COMMENTS_PREVIEW),
  };
}

function presentComments(rows: readonly CommentRow[], people: ReadonlyMap<Id, PersonCard>): CommentAnswer[] {
  return rows.flatMap(({ user_id, created_at, reply_count: comment_count, ...row }) => {
    const user = people.get(user_id);
    const type = 'aggregatedcomment' as const;
    return user ? [{ ...row, type, comment_count, created_at: toRfc2822(created_at), user }] : [];
  });
}
