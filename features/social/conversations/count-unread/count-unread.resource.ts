import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { showUnread } from './count-unread.service.ts';

/** How many conversations have unread messages, and how many requests are pending, each up to 99. */
export const conversationsBadgeGet = defineResource({
  name: 'ConversationsBadgeResource.get',
  summary: 'The number of unread conversations.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: z.object({ unread_count: z.number().int(), request_count: z.number().int() }),
  handle: (context) => showUnread(context),
});
