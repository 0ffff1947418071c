/** Type of the live event for a new or changed message in a conversation. */
export const CONVERSATION_CHANGED = 'conversation';
