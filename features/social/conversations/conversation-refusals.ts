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
    message: "You've turned messages off.",
    detail: 'Turn them on in your settings to message others.',
  },
  'takes-no-messages': { kind: 'forbidden', message: "You can't message this person." },
  'nobody-left': { kind: 'forbidden', message: "There's no one left in this conversation." },
  'other-sender': {
    kind: 'conflict',
    field: 'sender_id',
    message: "You're now logged in to another account.",
  },
};

export function refusalFor(reason: ConversationRefusal): Refusal {
  return new Refusal({ ...REFUSALS[reason], reason });
}
