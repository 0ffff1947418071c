import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { leaveConversation } from './leave-conversation.service.ts';

/**
 * Hides a conversation of two until somebody writes again, declines a request, or leaves a group. The others keep the
 * messages.
 */
export const conversationDelete = defineResource({
  name: 'ConversationResource.delete',
  summary: 'Hides a conversation, or leaves a group.',
  who: 'person',
  rate: 'write',
  isUnseen: true,
  options: z.object({ conversation_id: idOption }),
  data: z.object({ conversation_id: z.string() }),
  handle: async (context, { conversation_id }) => {
    await leaveConversation(context, conversation_id);
    return { conversation_id };
  },
});
