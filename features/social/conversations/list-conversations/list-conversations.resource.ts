import { z } from 'zod';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { conversationAnswer } from '../wire/conversation-answer.ts';
import { listConversations } from './list-conversations.service.ts';

const options = z.object({
  /** `requests` are first messages from people whom the viewer does not follow. */
  folder: z.enum(['inbox', 'requests']).default('inbox'),
  page_size: pageSizeOption(25, 50),
});

/** The viewer's conversations, latest message first, without those closed by a block. */
export const conversationsGet = definePagedResource({
  name: 'ConversationsResource.get',
  summary: 'The conversations of the viewer.',
  who: 'person',
  rate: 'read',
  options,
  item: conversationAnswer,
  handle: (context, { folder, page_size }, { after }) =>
    listConversations(context, {
      state: folder === 'requests' ? 'request' : 'open',
      after,
      pageSize: page_size,
    }),
});

/** The same call at a REST path. */
export const conversationsGetByPath = definePagedResource({
  ...conversationsGet,
  name: 'GET /v3/conversations/',
});
