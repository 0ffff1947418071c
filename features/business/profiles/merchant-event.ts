import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';
import { MERCHANT_NOTIFICATIONS } from './merchant-notifications.ts';

export const MerchantEvent = defineEvent(
  'MerchantEvent',
  z.object({ what: z.enum(MERCHANT_NOTIFICATIONS), person_id: idOption }),
);
