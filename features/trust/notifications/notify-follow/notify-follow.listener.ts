import { FollowEvent } from '#features/core/people/follow-event.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { notifyFollow } from './notify-follow.service.ts';

export const notifyFollowListener = defineListener({
  name: 'notifications.tell-follow-news',
  on: FollowEvent,
  run: (platform: Platform, payload) => notifyFollow(platform, { ...payload, at: platform.clock.now() }),
});
