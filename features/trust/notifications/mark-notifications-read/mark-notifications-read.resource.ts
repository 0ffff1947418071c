import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { markNotificationsRead } from './mark-notifications-read.service.ts';

/** Marks the viewer's notifications up to this one as read. Idempotent. */
export const newsHubUpdate = defineResource({
  name: 'NewsHubResource.update',
  summary: 'Marks notifications as read.',
  who: 'person',
  rate: 'write',
  options: z.object({ last_seen_id: idOption }),
  data: z.object({ unread_count: z.number().int() }),
  handle: async (context, { last_seen_id }) => ({
    unread_count: await markNotificationsRead(context, last_seen_id),
  }),
});
