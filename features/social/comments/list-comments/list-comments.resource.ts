import { z } from 'zod';
import { pinIdOption } from '#features/library/pins/sought-pin.ts';
import type { Context } from '#platform/resource/context.ts';
import { idOption, listOption, pageSizeOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { definePagedResource, mapPage, type Page } from '#platform/resource/resource.ts';
import { COMMENTS_PAGE } from '../comment.ts';
import type { ShownComment } from '../comments.service.ts';
import { type ListedComment, listedComment, presentComments } from '../wire/comment.view.ts';
import { listCommentsOf, listRepliesTo } from './list-comments.service.ts';

const MOST = 100;

/** The comments of a pin, newest first; those in `comment_featured_ids` come before all others. */
export const aggregatedCommentFeedGet = definePagedResource({
  name: 'AggregatedCommentFeedResource.get',
  summary: 'The comments on a pin.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({
    /** Clients name the pin in all three ways. */
    pin_id: pinIdOption.optional(),
    pinId: pinIdOption.optional(),
    objectId: pinIdOption.optional(),
    aggregated_pin_id: pinIdOption.optional(),
    comment_featured_ids: listOption(idOption, 10).nullish(),
    page_size: pageSizeOption(COMMENTS_PAGE, MOST),
  }),
  item: listedComment,
  handle: async (context, sent, { after }) => {
    const pinId = sent.aggregated_pin_id ?? sent.objectId ?? sent.pin_id ?? sent.pinId;
    if (!pinId) throw invalid('pin_id', 'pin_id must be given.');
    const featured = sent.comment_featured_ids ?? [];
    return presentPage(
      context,
      await listCommentsOf(context, pinId, { after, pageSize: sent.page_size, featured }),
    );
  },
});

/** `AggregatedCommentFeedResource.get` under its other name. */
export const unifiedCommentsGet = definePagedResource({
  ...aggregatedCommentFeedGet,
  name: 'UnifiedCommentsResource.get',
});

/** `AggregatedCommentFeedResource.get` under the name of the resource that writes a comment. */
export const aggregatedCommentGet = definePagedResource({
  ...aggregatedCommentFeedGet,
  name: 'AggregatedCommentResource.get',
});

/** The replies to a comment, oldest first. */
export const aggregatedCommentReplyFeedGet = definePagedResource({
  name: 'AggregatedCommentReplyFeedResource.get',
  summary: 'The replies to a comment.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({
    objectId: idOption.optional(),
    aggregated_comment_id: idOption.optional(),
    page_size: pageSizeOption(COMMENTS_PAGE, MOST),
  }),
  item: listedComment,
  handle: async (context, { objectId, aggregated_comment_id, page_size: pageSize }, { after }) => {
    const id = aggregated_comment_id ?? objectId;
    if (!id) throw invalid('aggregated_comment_id', 'aggregated_comment_id must be given.');
    return presentPage(context, await listRepliesTo(context, id, { after, pageSize }));
  },
});

function presentPage(context: Context, page: Page<ShownComment>): Page<ListedComment> {
  return mapPage(page, (comments) => presentComments(context, comments));
}
