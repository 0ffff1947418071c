import { TryTold } from '#features/library/pins/try-told.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { deliverBundledNews } from '../deliver-bundled-news.service.ts';

/** Makes news of who likes what people say of pins that they tried; in one line until it is read, as of comments. */
export const tryNewsListener = defineListener({
  name: 'notifications.tell-try-news',
  on: TryTold,
  run: (platform: Platform, payload, { eventId }) =>
    deliverBundledNews(platform, { ...payload, eventId, at: platform.clock.now() }),
});
