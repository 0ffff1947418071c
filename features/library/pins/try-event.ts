import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';
import { TRY_NOTIFICATIONS } from './try-notifications.ts';

/** `actor_id` acted, `person_id` is notified, `object_id` is the try. */
export const TryEvent = defineEvent(
  'TryEvent',
  z.object({ what: z.enum(TRY_NOTIFICATIONS), actor_id: idOption, person_id: idOption, object_id: idOption }),
);

export const tryOption = z.object({ user_did_it_data_id: idOption });
