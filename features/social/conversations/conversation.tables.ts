import { INBOX_STATES } from './conversation.ts';

export const TABLES = {
  conversations: {},
  conversation_pairs: {},
  conversation_members: {},
  messages: {},
  inbox: { state: INBOX_STATES },
};
