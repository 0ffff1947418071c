import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { answerRequest } from './answer-request.service.ts';

const options = z.object({ conversation_id: idOption });
const data = z.object({ conversation_id: z.string() });

/** Accepts a request into the inbox. Idempotent. */
export const conversationRequestUpdate = defineResource({
  name: 'ConversationRequestResource.update',
  summary: 'Accepts a message request.',
  who: 'person',
  rate: 'write',
  isUnseen: true,
  options,
  data,
  handle: async (context, { conversation_id }) => {
    await answerRequest(context, conversation_id, true);
    return { conversation_id };
  },
});

/** Declines a request; the sender is not notified. Idempotent. */
export const conversationRequestDelete = defineResource({
  name: 'ConversationRequestResource.delete',
  summary: 'Declines a message request.',
  who: 'person',
  rate: 'write',
  isUnseen: true,
  options,
  data,
  handle: async (context, { conversation_id }) => {
    await answerRequest(context, conversation_id, false);
    return { conversation_id };
  },
});
