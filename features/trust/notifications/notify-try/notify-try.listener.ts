import { TryEvent } from '#features/library/pins/try-event.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { deliverBundled } from '../deliver-bundled.service.ts';

/** Makes news of who likes what people say of pins that they tried; in one line until it is read, as of comments. */
export const notifyTryListener = defineListener({
  name: 'notifications.tell-try-news',
  on: TryEvent,
  run: (platform: Platform, payload, { eventId }) =>
    deliverBundled(platform, { ...payload, eventId, at: platform.clock.now() }),
});
