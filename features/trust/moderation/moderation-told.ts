import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';
import { MODERATION_NEWS } from './moderation-news.ts';

/** Something was decided that somebody is to know. */
export const ModerationTold = defineEvent(
  'ModerationTold',
  z.object({ what: z.enum(MODERATION_NEWS), case_id: idOption, person_id: idOption }),
);
