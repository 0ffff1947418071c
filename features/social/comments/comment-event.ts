import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';
import { COMMENT_NOTIFICATIONS } from './comment.ts';

/** `actor_id` did it, `person_id` is notified, `object_id` is the pin or the comment, `comment_id` what they wrote. */
export const CommentEvent = defineEvent(
  'CommentEvent',
  z.object({
    what: z.enum(COMMENT_NOTIFICATIONS),
    actor_id: idOption,
    person_id: idOption,
    object_id: idOption,
    comment_id: idOption.optional(),
  }),
);
