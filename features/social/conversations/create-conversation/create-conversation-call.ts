import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import type { Attachment } from '../conversation.ts';

interface NewConversation {
  user_ids: string[];
  text?: string;
  attachment?: Attachment;
}

/** @throws Error with the server's message, which says best what is wrong; empty where it has none */
export async function createConversation(conversation: NewConversation): Promise<string> {
  try {
    return (await call('ConversationsResource.create', conversation)).data.id;
  } catch (error) {
    throw new Error(error instanceof CallRefused ? error.detail || error.message : '', { cause: error });
  }
}
