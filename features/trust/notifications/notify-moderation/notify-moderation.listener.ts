import { ModerationEvent } from '#features/trust/moderation/moderation-event.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { notifyModeration } from './notify-moderation.service.ts';

export const notifyModerationListener = defineListener({
  name: 'notifications.tell-moderation-news',
  on: ModerationEvent,
  run: ({ db, clock }: Platform, payload, { eventId }) =>
    notifyModeration(db, { ...payload, eventId, at: clock.now() }),
});
