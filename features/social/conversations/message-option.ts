import { z } from 'zod';
import { idOption, textOption } from '#platform/resource/options.ts';
import { ATTACHMENT_TYPES, type Attachment, MESSAGE_LIMIT } from './conversation.ts';
import { refusalFor } from './conversation-refusals.ts';

export const messageOption = {
  text: textOption(MESSAGE_LIMIT).nullish(),
  pin: idOption.nullish(),
  board: idOption.nullish(),
  user: idOption.nullish(),
  attachment: z.object({ type: z.enum(ATTACHMENT_TYPES), id: idOption }).nullish(),
  /** The client's idempotency key: a message sent again with it is the same message. */
  client_id: z.string().min(1).max(64).nullish(),
};

const message = z.object(messageOption);

export interface NewMessage {
  text: string;
  attachment: Attachment | null;
  clientId: string | null;
}

/** Null if no message was sent. */
export function messageIn(sent: z.output<typeof message>): NewMessage | null {
  const named = (['pin', 'board', 'user'] as const).flatMap((type) => {
    const id = sent[type];
    return id ? [{ type, id }] : [];
  });
  const things: Attachment[] = sent.attachment ? [...named, sent.attachment] : named;
  if (things.length > 1) throw refusalFor('one-thing-at-a-time');
  const [attachment = null] = things;
  const text = sent.text ?? '';
  return text || attachment ? { text, attachment, clientId: sent.client_id ?? null } : null;
}
