import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { markRead } from './mark-read.service.ts';

/** Marks a conversation as read up to a message. Idempotent. */
export const conversationReadUpdate = defineResource({
  name: 'ConversationReadResource.update',
  summary: 'Marks messages as read.',
  who: 'person',
  rate: 'write',
  isUnseen: true,
  options: z.object({ conversation_id: idOption, message_id: idOption }),
  data: z.object({ conversation_id: z.string(), unread: z.number().int() }),
  handle: async (context, { conversation_id, message_id }) => ({
    conversation_id,
    unread: await markRead(context, conversation_id, message_id),
  }),
});
