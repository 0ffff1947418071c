import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { PersonCard } from '#features/core/people/wire/person-answer.ts';
import type { InboxState } from '../conversation.ts';
import type { ConversationAnswer } from '../wire/conversation-answer.ts';
import { type MessageData, messageData } from './message-data.ts';

export interface WriterData {
  id: string;
  username: string;
  fullName: string;
  image: string | null;
}

export interface ConversationData {
  id: string;
  people: WriterData[];
  isGroup: boolean;
  state: InboxState;
  unread: number;
  isWritable: boolean;
  last: MessageData | null;
  /** The time of the last message, ms since the epoch. */
  at: number;
}

export function writerData({ id, username, full_name, image_small_url }: PersonCard): WriterData {
  return { id, username, fullName: full_name, image: pathOfPicture(image_small_url) };
}

export function conversationData(answer: ConversationAnswer): ConversationData {
  return {
    id: answer.id,
    people: answer.users.map(writerData),
    isGroup: answer.is_group,
    state: answer.state,
    unread: answer.unread,
    isWritable: answer.is_writable,
    last: answer.last_message && messageData(answer.last_message),
    at: Date.parse(answer.last_message_at),
  };
}
