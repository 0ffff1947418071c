import { Refusal, type RefusalDetails } from '#platform/resource/refusal.ts';
import { MOST_OTHERS } from './conversation.ts';

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
  'message-blank': { kind: 'invalid', field: 'text', message: 'Write something first.' },
  'nobody-to-write-to': { kind: 'invalid', field: 'user_ids', message: 'Choose someone to message.' },
  'too-many-people': {
    kind: 'invalid',
    field: 'user_ids',
    message: 'A conversation can have at most {most} other people.',
    values: { most: MOST_OTHERS },
  },
  'one-thing-at-a-time': {
    kind: 'invalid',
    field: 'attachment',
    message: 'A message can contain only one item.',
  },
  'messages-off': {
    kind: 'forbidden',
    message: 'You have turned messages off.',
    detail: 'Turn them on in your settings to write to others.',
  },
  'takes-no-messages': { kind: 'forbidden', message: 'You cannot write to this person.' },
  'nobody-left': { kind: 'forbidden', message: 'There is nobody left in this conversation to write to.' },
  'other-sender': {
    kind: 'conflict',
    field: 'sender_id',
    message: 'You are now logged in to another account.',
  },
};

export function refusalFor(reason: ConversationRefusal): Refusal {
  return new Refusal({ ...REFUSALS[reason], reason });
}
