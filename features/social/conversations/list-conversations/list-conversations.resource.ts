import { z } from 'zod';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { presentConversation } from '../wire/conversation.view.ts';
import { conversationAnswer } from '../wire/conversation-answer.ts';
import { listConversations } from './list-conversations.service.ts';

const options = z.object({
  /** `requests` are of people whom the viewer does not follow. */
  folder: z.enum(['inbox', 'requests']).default('inbox'),
  page_size: pageSizeOption(25, 50),
});

/** The viewer's conversations, latest message first, without those closed by a block. */
export const conversationsGet = definePagedResource({
  name: 'ConversationsResource.get',
  summary: 'The viewer\u2019s conversations.',
  who: 'person',
  rate: 'read',
  options,
  item: conversationAnswer,
  handle: async (context, { folder, page_size: pageSize }, { after }) => {
    const state = folder === 'requests' ? 'request' : 'open';
    const page = await listConversations(context, { state, after, pageSize });
    return mapPage(page, (shown) => shown.map((one) => presentConversation(context, one)));
  },
});

/** The same call at a REST path. */
export const conversationsGetByPath = definePagedResource({
  ...conversationsGet,
  name: 'GET /v3/conversations/',
});
