import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';
import { MODERATION_NOTIFICATIONS } from './moderation-notifications.ts';

export const ModerationEvent = defineEvent(
  'ModerationEvent',
  z.object({ what: z.enum(MODERATION_NOTIFICATIONS), case_id: idOption, person_id: idOption }),
);
