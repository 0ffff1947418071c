import { FollowTold } from '#features/core/people/follow-told.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { tellFollowNews } from './tell-follow-news.service.ts';

/** Makes news of who follows whom, who asks to, and who was let in. */
export const followNewsListener = defineListener({
  name: 'notifications.tell-follow-news',
  on: FollowTold,
  run: (platform: Platform, payload) => tellFollowNews(platform, { ...payload, at: platform.clock.now() }),
});
