import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { auxDataOption } from './aux-data-option.ts';
import { logEvent } from './event.service.ts';
import { EVENT_RATE, REPORTED_EVENTS } from './event.ts';

const word = z.string().max(200).nullish();

const REPORTED: readonly number[] = Object.values(REPORTED_EVENTS);

const options = z.object({
  event_type: z.coerce
    .number()
    .int()
    .refine((type) => REPORTED.includes(type), msg('{field}: must be an event type that clients may send')),
  view_type: z.coerce.number().int().min(0).max(100_000).nullish(),
  view_parameter: word,
  component: word,
  element: word,
  object_id_str: word,
  aux_data: auxDataOption.nullish(),
});

/** Logs what the viewer, signed in or not, viewed or did on a page. */
export const eventCreate = defineResource({
  name: 'EventResource.create',
  summary: 'Records what was seen or clicked.',
  who: 'anyone',
  rate: EVENT_RATE,
  isUnseen: true,
  options,
  data: z.object({}),
  handle: async (context, sent) => {
    await logEvent(context, sent);
    return {};
  },
});
