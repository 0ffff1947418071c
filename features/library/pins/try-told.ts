import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';
import { TRY_NEWS } from './try-news.ts';

/** A try concerns whoever made it: `actor_id` did it, `person_id` is to know, `object_id` is the try. */
export const TryTold = defineEvent(
  'TryTold',
  z.object({ what: z.enum(TRY_NEWS), actor_id: idOption, person_id: idOption, object_id: idOption }),
);
