import type { PageContext } from '#app/server/page-context.ts';
import { COMMENTS_PREVIEW } from '#features/library/pins/pin.ts';
import { commentData } from '#features/social/comments/parts/comment-data.ts';
import type { CommentsProps } from '#features/social/comments/parts/comments-props.ts';
import { parseId } from '#platform/ids/ids.ts';

/** The comments that a pin's page is rendered with; the one given by `comment` in the address comes first. */
export async function firstComments(
  { call, locale, now }: Pick<PageContext, 'call' | 'locale' | 'now'>,
  pin: { id: string; comment_count: number },
  { url }: Request,
): Promise<CommentsProps['first']> {
  if (pin.comment_count === 0) return { items: [], bookmark: null };
  const asked = parseId(new URL(url).searchParams.get('comment') ?? '');
  const { data, bookmark } = await call('AggregatedCommentFeedResource.get', {
    pin_id: pin.id,
    comment_featured_ids: asked ? [asked] : [],
    page_size: COMMENTS_PREVIEW - (asked ? 1 : 0),
  });
  const reading = { now, locale };
  return { items: data.map((one) => commentData(one, reading)), bookmark };
}
