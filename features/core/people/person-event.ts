import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';
import { FOLLOW_NOTIFICATIONS } from './person.ts';

/** `actor_id` did it, `person_id` is notified. */
export const FollowEvent = defineEvent(
  'FollowEvent',
  z.object({ what: z.enum(FOLLOW_NOTIFICATIONS), actor_id: idOption, person_id: idOption }),
);

/** Listeners end everything else between the two. */
export const PersonBlocked = defineEvent(
  'PersonBlocked',
  z.object({ blocker_id: idOption, blocked_id: idOption }),
);
