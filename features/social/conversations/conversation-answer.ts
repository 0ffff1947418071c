import { z } from 'zod';
import { personCard } from '#features/core/people/person-answer.ts';
import { boardAnswer } from '#features/library/boards/board-answer.ts';
import { pinAnswer } from '#features/library/pins/pin-answer.ts';
import { ATTACHMENT_TYPES, INBOX_STATES } from './conversation.ts';

/** One message, as this viewer may see it: of what it shows, only what is theirs to see. */
export const messageAnswer = z.object({
  id: z.string(),
  type: z.literal('message'),
  conversation_id: z.string(),
  text: z.string(),
  /** Staff took it away. */
  is_removed: z.boolean(),
  /** Null where the viewer may not see, or nobody can see any more, who wrote it. */
  sender: personCard.nullable(),
  is_mine: z.boolean(),
  created_at: z.string(),
  /** The sender's own word for it; absent for others. */
  client_id: z.string().optional(),
  /** What it shows; where that is not to be seen, the type stands alone. */
  attachment_type: z.enum(ATTACHMENT_TYPES).nullable(),
  pin: pinAnswer.nullable(),
  board: boardAnswer.nullable(),
  user: personCard.nullable(),
});

export type MessageAnswer = z.infer<typeof messageAnswer>;

export const conversationAnswer = z.object({
  id: z.string(),
  type: z.literal('conversation'),
  /** The others; without those whom the viewer may not see. */
  users: z.array(personCard),
  emails: z.array(z.string()),
  is_group: z.boolean(),
  state: z.enum(INBOX_STATES),
  /** How many messages the viewer has not read. */
  unread: z.number().int(),
  last_message: messageAnswer.nullable(),
  last_message_at: z.string(),
  /** Whether the viewer may write here just now. */
  is_writable: z.boolean(),
});

export type ConversationAnswer = z.infer<typeof conversationAnswer>;
