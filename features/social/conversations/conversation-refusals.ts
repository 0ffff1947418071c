import { Refusal, type RefusalDetails } from '#platform/resource/refusal.ts';
import { MOST_OTHERS } from './conversation.ts';

/** Why a conversation is not begun or a message not sent; people who do not exist are a 404. */
export type ConversationRefusal =
  | 'message-blank'
  | 'nobody-to-write-to'
  | 'too-many-people'
  | 'one-thing-at-a-time'
  | 'messages-off'
  | 'takes-no-messages'
  | 'nobody-left'
  | 'other-sender';

const REFUSALS: Record<ConversationRefusal, Omit<RefusalDetails, 'reason'>> = {
  'message-blank': { status: 400, field: 'text', message: 'Write something first.' },
  'nobody-to-write-to': { status: 400, field: 'user_ids', message: 'Choose someone to message.' },
  'too-many-people': {
    status: 400,
    field: 'user_ids',
    message: 'A conversation can have at most {most} other people.',
    values: { most: MOST_OTHERS },
  },
  'one-thing-at-a-time': {
    status: 400,
    field: 'attachment',
    message: 'A message can contain only one item.',
  },
  'messages-off': {
    status: 403,
    message: 'You have turned messages off.',
    detail: 'Turn them on in your settings to write to others.',
  },
  'takes-no-messages': { status: 403, message: 'You cannot write to this person.' },
  'nobody-left': { status: 403, message: 'There is nobody left in this conversation to write to.' },
  'other-sender': {
    status: 409,
    field: 'sender_id',
    message: 'You are now logged in to another account.',
  },
};

export function refusalFor(reason: ConversationRefusal): Refusal {
  return new Refusal({ ...REFUSALS[reason], reason });
}
