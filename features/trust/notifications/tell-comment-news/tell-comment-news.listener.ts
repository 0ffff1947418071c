import { CommentTold } from '#features/social/comments/comment-told.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { deliverBundledNews } from '../deliver-bundled-news.service.ts';

/** Makes news of what people say under pins and of whose words they like. */
export const commentNewsListener = defineListener({
  name: 'notifications.tell-comment-news',
  on: CommentTold,
  run: (platform: Platform, payload, { eventId }) =>
    deliverBundledNews(platform, { ...payload, eventId, at: platform.clock.now() }),
});
