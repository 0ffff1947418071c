import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';
import { SAVE_NOTIFICATIONS } from './save-notifications.ts';

/** `actor_id` saved the pin `object_id` of `person_id` as the pin `saved_id`. */
export const SaveEvent = defineEvent(
  'SaveEvent',
  z.object({
    what: z.enum(SAVE_NOTIFICATIONS),
    actor_id: idOption,
    person_id: idOption,
    object_id: idOption,
    saved_id: idOption,
  }),
);
