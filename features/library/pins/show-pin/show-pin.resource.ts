import { z } from 'zod';
import { presentPersonCard } from '#features/core/people/wire/person.view.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Context } from '#platform/resource/context.ts';
import { partOptions } from '#platform/resource/field-options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { pinSought, soughtPinOption } from '../sought-pin.ts';
import type { CommentAnswer } from '../wire/comment-answer.ts';
import { presentImage, presentPin } from '../wire/pin.view.ts';
import { PIN_FIELD_SETS } from '../wire/pin-field-sets.ts';
import { type Closeup, showPin } from './show-pin.service.ts';
import { type CloseupAnswer, closeupAnswer } from './show-pin.ts';

/** A pin with its section, its first pinner and the newest comments. Every field set answers all of it. */
export const pinGet = defineResource({
  name: 'PinResource.get',
  summary: 'A pin, as its page shows it.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  isSameForVisitors: true,
  options: z.object({
    id: soughtPinOption,
    pin_id: soughtPinOption,
    ...partOptions(PIN_FIELD_SETS, closeupAnswer),
  }),
  data: closeupAnswer,
  fieldSets: PIN_FIELD_SETS,
  handle: async (context, { id, pin_id }) =>
    presentCloseup(context, await showPin(context, pinSought('id', id, pin_id))),
});

function presentCloseup(context: Context, closeup: Closeup): CloseupAnswer {
  const { row, section, tries, creator, isPinnerFollowed, areCommentsOn, commentCount, comments, topics } =
    closeup;
  const { origin } = context.config;
  const pin = presentPin(context, closeup);
  return {
    ...pin,
    pinner: { ...pin.pinner, explicitly_followed_by_me: isPinnerFollowed },
    images: {
      ...pin.images,
      '1200x': presentImage(row.image_signature, row.image_width, row.image_height, '1200x', origin),
      originals: pin.images.orig,
    },
    section,
    pin_join: { ...pin.pin_join, visual_annotation: topics.map(({ name }) => name) },
    aggregated_pin_data: {
      id: row.id,
      aggregated_stats: { saves: row.repin_count, done: tries.count },
      rating: tries.rating,
    },
    native_creator: creator && presentPersonCard(creator, origin),
    comments_disabled: !areCommentsOn,
    comment_count: commentCount,
    comments_preview: comments.map((comment) => presentComment(comment, origin)),
  };
}

function presentComment({ row, user }: Closeup['comments'][number], origin: string): CommentAnswer {
  const { user_id: _, created_at, reply_count: comment_count, ...comment } = row;
  return {
    ...comment,
    type: 'aggregatedcomment',
    comment_count,
    created_at: toRfc2822(created_at),
    user: presentPersonCard(user, origin),
  };
}
