import { findVisiblePeople, relationsOf } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { countVisibleComments, hiddenCommentersOf } from '../comments-of-pin.service.ts';
import type { FiledTopic } from '../filed-topic.ts';
import { listFiledTopics, listVisiblePins, requireVisiblePin, type ShownPin } from '../pin.service.ts';
import { COMMENTS_PREVIEW } from '../pin.ts';
import { type OpenTries, summarizeOpenTries } from '../tries.service.ts';
import { type CommentRow, findSectionOfPin, listNewestComments, type SectionRow } from './show-pin.store.ts';

/** Comments of people hidden from the viewer drop out; reading this many still fills the preview. */
const COMMENTS_READ = COMMENTS_PREVIEW * 4;

export interface Closeup extends ShownPin {
  section: SectionRow | null;
  /** Counts only people visible to the viewer. */
  tries: OpenTries;
  /** The first pinner down the chain, if the viewer sees them and their pin. */
  creator: PersonCardRow | null;
  isPinnerFollowed: boolean;
  areCommentsOn: boolean;
  commentCount: number;
  comments: { row: CommentRow; user: PersonCardRow }[];
  topics: FiledTopic[];
}

export async function showPin(context: Context, id: Id): Promise<Closeup> {
  const { db } = context;
  const { row, board } = await requireVisiblePin(context, id);
  // Most pins have no section, comments or tries; their counts say so without a query.
  const isSaid = row.is_comments_allowed && row.comment_count > 0;
  const hidden = isSaid ? await hiddenCommentersOf(context, id) : [];
  const areCommentsOn = row.is_comments_allowed && row.are_comments_open;
  const [section, count, found, tries, topics, [origin], relations] = await Promise.all([
    board && board.section_count > 0 ? findSectionOfPin(db, board.id, id) : null,
    countVisibleComments(db, row, hidden),
    isSaid ? listNewestComments(db, id, hidden, COMMENTS_READ) : [],
    row.try_count > 0 ? summarizeOpenTries(context, id) : { count: 0, rating: null },
    listFiledTopics(context, { row, board }),
    row.origin_pin_id ? listVisiblePins(context, [row.origin_pin_id]) : [],
    relationsOf(context, [row.pinner.id]),
  ]);
  const originPinnerId = origin && row.origin_pinner_id;
  const read = areCommentsOn ? found : [];
  const people = await findVisiblePeople(context, [
    ...(originPinnerId ? [originPinnerId] : []),
    ...read.map((comment) => comment.user_id),
  ]);
  const comments = read.flatMap((comment) => {
    const user = people.get(comment.user_id);
    return user ? [{ row: comment, user }] : [];
  });
  return {
    ...{ row, board, section, tries, areCommentsOn, topics },
    isPinnerFollowed: relations.get(row.pinner.id)?.isFollowedByMe ?? false,
    creator: (originPinnerId && people.get(originPinnerId)) ?? null,
    // Whose pin it is learns how many are hidden.
    commentCount: areCommentsOn || row.pinner.id === context.viewer.id ? count : 0,
    comments: comments.slice(0, COMMENTS_PREVIEW),
  };
}
