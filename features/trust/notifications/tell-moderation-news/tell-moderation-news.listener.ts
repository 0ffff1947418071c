import { ModerationTold } from '#features/trust/moderation/moderation-told.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { tellModerationNews } from './tell-moderation-news.service.ts';

/** Makes news of what staff decided, and of what became of an appeal. */
export const moderationNewsListener = defineListener({
  name: 'notifications.tell-moderation-news',
  on: ModerationTold,
  run: ({ db, clock }: Platform, payload, { eventId }) =>
    tellModerationNews(db, { ...payload, eventId, at: clock.now() }),
});
