import { z } from 'zod';
import { pinIdOption } from '#features/library/pins/sought-pin.ts';
import { idOption, textOption } from '#platform/resource/options.ts';
import { invalid, notFound, Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { COMMENT_LIMIT } from '../comment.ts';
import { listedComment, presentComment } from '../wire/comment.view.ts';
import { type CommentRefusal, writeComment } from './write-comment.service.ts';

/** Comments on a pin, or replies to a comment there with `reply_to_id`. */
export const aggregatedCommentCreate = defineResource({
  name: 'AggregatedCommentResource.create',
  summary: 'Comments on a pin.',
  who: 'person',
  rate: { name: 'comment', burst: 20, perSecond: 0.2 },
  acting: 'react',
  options: z.object({
    /** Clients name the pin in all three ways. */
    pinId: pinIdOption.optional(),
    pin_id: pinIdOption.optional(),
    objectId: pinIdOption.optional(),
    reply_to_id: idOption.nullish(),
    text: textOption(COMMENT_LIMIT),
  }),
  data: listedComment,
  handle: async (context, sent) => {
    const pinId = sent.pinId ?? sent.pin_id ?? sent.objectId;
    if (!pinId) throw invalid('pinId', 'pinId must be given.');
    const input = { pinId, text: sent.text, replyToId: sent.reply_to_id ?? null };
    const answer = await writeComment(context, input);
    if ('refused' in answer) throw refusalFor(answer.refused);
    return presentComment(context, answer);
  },
});

function refusalFor(reason: CommentRefusal): Refusal {
  switch (reason) {
    case 'comment-blank':
      return invalid('text', 'Write something first.', { reason });
    case 'comments-off':
      return new Refusal({ kind: 'forbidden', reason, message: 'Comments are turned off for this Pin.' });
    case 'comment-not-found':
      return notFound('comment');
  }
}
