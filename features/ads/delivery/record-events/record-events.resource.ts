import { z } from 'zod';
import { EVENT_RATE } from '#features/measure/events/event.ts';
import { listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { adTokenOption } from '../ad-options.ts';
import { MOST_EVENTS_AT_ONCE, REPORTED_KINDS } from '../delivery.ts';
import { recordAdEvents } from '../record-events.service.ts';

const event = z.object({ token: adTokenOption, kind: z.enum(REPORTED_KINDS) });

/** Counts what the viewer, signed in or not, saw of promoted pins and did with them; each once a day. */
export const adEventsCreate = defineResource({
  name: 'AdEventsResource.create',
  summary: 'Records what was seen of promoted pins.',
  who: 'anyone',
  rate: EVENT_RATE,
  isUnseen: true,
  options: z.object({ events: listOption(event, MOST_EVENTS_AT_ONCE) }),
  data: z.object({}),
  handle: async (context, { events }) => {
    await recordAdEvents(context, events);
    return {};
  },
});
