import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { DEBUG_REASONS, debugAudience } from './debug-audience.service.ts';

export const audienceDebugGet = defineResource({
  name: 'AudienceDebugResource.get',
  summary: 'Whether the visitors of own test events would be in an audience, and why not.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({ ad_account_id: idOption, audience_id: idOption }),
  data: z.array(
    z.object({
      id: z.string(),
      event_name: z.string(),
      source: z.enum(['tag', 'api']),
      received_at: z.string(),
      /** Null if its visitor is included. */
      reason: z.enum(DEBUG_REASONS).nullable(),
      until: z.string().nullable(),
    }),
  ),
  handle: async (context, { ad_account_id, audience_id }) =>
    (await debugAudience(context, ad_account_id, audience_id)).map(({ event, reason, until }) => ({
      ...{ id: event.id, event_name: event.event_name, source: event.source, reason },
      received_at: event.received_at.toISOString(),
      until: until?.toISOString() ?? null,
    })),
});
