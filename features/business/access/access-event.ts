import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';
import { ACCESS_NOTIFICATIONS } from './access-notifications.ts';

/** `actor_id` did it, `person_id` is notified, `object_id` is the business. */
export const BusinessAccessEvent = defineEvent(
  'BusinessAccessEvent',
  z.object({
    what: z.enum(ACCESS_NOTIFICATIONS),
    actor_id: idOption,
    person_id: idOption,
    object_id: idOption,
  }),
);
