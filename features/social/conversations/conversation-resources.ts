import {
  conversationRequestDelete,
  conversationRequestUpdate,
} from './answer-request/answer-request.resource.ts';
import { conversationsBadgeGet } from './count-unread/count-unread.resource.ts';
import {
  conversationCreate,
  conversationCreateByPath,
} from './create-conversation/create-conversation.resource.ts';
import { conversationContactsGet } from './find-contacts/find-contacts.resource.ts';
import { conversationDelete } from './leave-conversation/leave-conversation.resource.ts';
import {
  conversationsGet,
  conversationsGetByPath,
} from './list-conversations/list-conversations.resource.ts';
import {
  conversationMessagesGet,
  conversationMessagesGetByPath,
} from './list-messages/list-messages.resource.ts';
import { conversationReadUpdate } from './mark-read/mark-read.resource.ts';
import {
  conversationMessageCreate,
  conversationMessageCreateByPath,
} from './send-message/send-message.resource.ts';
import { conversationGet } from './show-conversation/show-conversation.resource.ts';

export const conversationResources = [
  conversationsGet,
  conversationsGetByPath,
  conversationsBadgeGet,
  conversationContactsGet,
  conversationGet,
  conversationCreate,
  conversationCreateByPath,
  conversationDelete,
  conversationMessagesGet,
  conversationMessagesGetByPath,
  conversationMessageCreate,
  conversationMessageCreateByPath,
  conversationReadUpdate,
  conversationRequestUpdate,
  conversationRequestDelete,
] as const;
