import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';
import { MEMBER_NOTIFICATIONS } from './board-member-notifications.ts';

/** `actor_id` made the change, `person_id` is notified. */
export const BoardMemberEvent = defineEvent(
  'BoardMemberEvent',
  z.object({
    what: z.enum(MEMBER_NOTIFICATIONS),
    board_id: idOption,
    actor_id: idOption,
    person_id: idOption,
  }),
);
