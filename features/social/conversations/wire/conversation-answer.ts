import { z } from 'zod';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { boardAnswer } from '#features/library/boards/wire/board-answer.ts';
import { pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { ATTACHMENT_TYPES, INBOX_STATES } from '../conversation.ts';

/** Contains only those attachments that the viewer may see. */
export const messageAnswer = z.object({
  id: z.string(),
  type: z.literal('message'),
  conversation_id: z.string(),
  text: z.string(),
  is_removed: z.boolean(),
  /** Null if the viewer may not see the sender or the sender no longer exists. */
  sender: personCard.nullable(),
  is_mine: z.boolean(),
  created_at: z.string(),
  /** The sender's idempotency key; absent for others. */
  client_id: z.string().optional(),
  /** If the viewer may not see the attachment, only its type is given. */
  attachment_type: z.enum(ATTACHMENT_TYPES).nullable(),
  pin: pinAnswer.nullable(),
  board: boardAnswer.nullable(),
  user: personCard.nullable(),
});

export type MessageAnswer = z.infer<typeof messageAnswer>;

export const conversationAnswer = z.object({
  id: z.string(),
  type: z.literal('conversation'),
  users: z.array(personCard),
  emails: z.array(z.string()),
  is_group: z.boolean(),
  state: z.enum(INBOX_STATES),
  unread: z.number().int(),
  last_message: messageAnswer.nullable(),
  last_message_at: z.string(),
  is_writable: z.boolean(),
});

export type ConversationAnswer = z.infer<typeof conversationAnswer>;
