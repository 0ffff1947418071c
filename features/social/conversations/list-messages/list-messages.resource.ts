import { z } from 'zod';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { presentMessages } from '../wire/conversation.view.ts';
import { messageAnswer } from '../wire/conversation-answer.ts';
import { listMessages } from './list-messages.service.ts';

/** The messages of a conversation of the viewer, newest first; `newer_than` asks for those after a message. */
export const conversationMessagesGet = definePagedResource({
  name: 'ConversationMessagesResource.get',
  summary: 'The messages of a conversation.',
  who: 'person',
  rate: 'read',
  options: z.object({
    conversation_id: idOption,
    newer_than: idOption.optional(),
    page_size: pageSizeOption(25, 100),
  }),
  item: messageAnswer,
  handle: async (context, { conversation_id, newer_than, page_size: pageSize }, { after }) => {
    const wanted = { newerThan: newer_than ?? null, after, pageSize };
    const page = await listMessages(context, conversation_id, wanted);
    return mapPage(page, (messages) => presentMessages(context, messages));
  },
});

/** The same call at a REST path. */
export const conversationMessagesGetByPath = definePagedResource({
  ...conversationMessagesGet,
  name: 'GET /v3/conversations/:conversation_id/messages/',
});
