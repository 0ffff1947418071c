import { CommentEvent } from '#features/social/comments/comment-event.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { deliverBundled } from '../deliver-bundled.service.ts';

export const notifyCommentListener = defineListener({
  name: 'notifications.tell-comment-news',
  on: CommentEvent,
  run: (platform: Platform, payload, { eventId }) =>
    deliverBundled(platform, { ...payload, eventId, at: platform.clock.now() }),
});
