import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';
import { REVIEW_NOTIFICATIONS } from './campaign.ts';

export const AdReviewEvent = defineEvent(
  'AdReviewEvent',
  z.object({ what: z.enum(REVIEW_NOTIFICATIONS), person_id: idOption, ad_id: idOption }),
);
