import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { presentConversation } from '../wire/conversation.view.ts';
import { conversationAnswer } from '../wire/conversation-answer.ts';
import { showConversation } from './show-conversation.service.ts';

/** One conversation that the viewer takes part in. */
export const conversationGet = defineResource({
  name: 'ConversationResource.get',
  summary: 'A conversation of the viewer.',
  who: 'person',
  rate: 'read',
  options: z.object({ conversation_id: idOption }),
  data: conversationAnswer,
  handle: async (context, { conversation_id }) =>
    presentConversation(context, await showConversation(context, conversation_id)),
});
