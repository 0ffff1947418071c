import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { answerRequest } from './answer-request.service.ts';

const options = z.object({ conversation_id: idOption });
const data = z.object({ conversation_id: z.string() });

/** Takes a request among the conversations. Once more is no error. */
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

/** Refuses a request; who wrote is not told. Once more is no error. */
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
