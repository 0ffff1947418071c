/** What people hear live of a conversation: something was written or has changed in it. */
export const CONVERSATION_CHANGED = 'conversation';
