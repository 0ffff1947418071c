import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { messageAnswer } from '../conversation-answer.ts';
import { messageIn, messageOption } from '../message-option.ts';
import { sendMessage } from './send-message.service.ts';

/** Writes words, or one thing that the viewer sees, or both into a conversation of theirs. */
export const conversationMessageCreate = defineResource({
  name: 'ConversationMessagesResource.create',
  summary: 'Sends a message.',
  who: 'person',
  rate: 'message',
  isUnseen: true,
  options: z.object({ conversation_id: idOption, ...messageOption }),
  data: messageAnswer,
  handle: (context, { conversation_id, ...message }) =>
    sendMessage(context, conversation_id, messageIn(message)),
});

/** The same at a path. */
export const conversationMessageCreateByPath = defineResource({
  ...conversationMessageCreate,
  name: 'POST /v3/conversations/:conversation_id/messages/',
});
