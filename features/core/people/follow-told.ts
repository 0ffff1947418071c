import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';
import { FOLLOW_NEWS } from './follow-news.ts';

/** Something about following concerns a person: `actor_id` did it, `person_id` is to know. */
export const FollowTold = defineEvent(
  'FollowTold',
  z.object({ what: z.enum(FOLLOW_NEWS), actor_id: idOption, person_id: idOption }),
);
