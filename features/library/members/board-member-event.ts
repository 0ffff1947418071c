import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';
import { MEMBER_NOTIFICATIONS } from './board-member-notifications.ts';

/** Something about who works on a board concerns a person: `actor_id` did it, `person_id` is to know. */
export const BoardMemberEvent = defineEvent(
  'BoardMemberTold',
  z.object({
    what: z.enum(MEMBER_NOTIFICATIONS),
    board_id: idOption,
    actor_id: idOption,
    person_id: idOption,
  }),
);
