import { TryEvent } from '#features/library/pins/try-event.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { deliverBundled } from '../deliver-bundled.service.ts';

/** Notifies people of likes for their tries; like comments, in one notification until it is read. */
export const notifyTryListener = defineListener({
  name: 'notifications.tell-try-news',
  on: TryEvent,
  run: (platform: Platform, payload, { eventId }) =>
    deliverBundled(platform, { ...payload, eventId, at: platform.clock.now() }),
});
