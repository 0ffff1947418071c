import { z } from 'zod';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { conversationAnswer } from '../conversation-answer.ts';
import { listConversations } from './list-conversations.service.ts';

const options = z.object({
  /** `requests` are first messages of those whom the viewer does not follow. */
  folder: z.enum(['inbox', 'requests']).default('inbox'),
  page_size: pageSizeOption(25, 50),
});

/** The viewer's conversations, the one last written in first; without those that a block has closed. */
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

/** The same at a path. */
export const conversationsGetByPath = definePagedResource({
  ...conversationsGet,
  name: 'GET /v3/conversations/',
});
