import { z } from 'zod';
import { mayActFor } from '#features/core/identity/acting-access.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { MESSAGE_RATE } from '../conversation.ts';
import { refusalFor } from '../conversation-refusals.ts';
import { messageIn, messageOption } from '../message-option.ts';
import { presentMessage } from '../wire/conversation.view.ts';
import { messageAnswer } from '../wire/conversation-answer.ts';
import { sendMessage } from './send-message.service.ts';

/** Sends text, an attachment that the viewer may see, or both to a conversation of theirs. */
export const conversationMessageCreate = defineResource({
  name: 'ConversationMessagesResource.create',
  summary: 'Sends a message.',
  who: 'person',
  rate: MESSAGE_RATE,
  isUnseen: true,
  options: z.object({
    conversation_id: idOption,
    /** The author, as it may have been written long ago: it is never sent as anybody else. */
    sender_id: idOption.nullish(),
    ...messageOption,
  }),
  data: messageAnswer,
  handle: async (context, { conversation_id, sender_id, ...message }) => {
    if (!mayActFor(context.viewer, { id: sender_id }, 'message')) throw refusalFor('other-sender');
    return presentMessage(context, await sendMessage(context, conversation_id, messageIn(message)));
  },
});

/** The same call at a REST path. */
export const conversationMessageCreateByPath = defineResource({
  ...conversationMessageCreate,
  name: 'POST /v3/conversations/:conversation_id/messages/',
});
