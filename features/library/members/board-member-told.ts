import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';
import { MEMBER_NEWS } from './board-member-news.ts';

/** Something about who works on a board concerns a person: `actor_id` did it, `person_id` is to know. */
export const BoardMemberTold = defineEvent(
  'BoardMemberTold',
  z.object({ what: z.enum(MEMBER_NEWS), board_id: idOption, actor_id: idOption, person_id: idOption }),
);
