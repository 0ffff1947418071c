import type { RateClass } from '#platform/rate/rate-limiter.ts';

/** Characters; the database has the same limit. */
export const MESSAGE_LIMIT = 5000;

/** Not counting the one who begins it. */
export const MOST_OTHERS = 10;

export const MOST_COUNTED = 99;

/** `hidden` is put away until somebody writes again; `request` is of people whom they do not follow. */
export const INBOX_STATES = ['open', 'request', 'declined', 'hidden'] as const;
export type InboxState = (typeof INBOX_STATES)[number];

/** `follow_invite` asks to follow the profile that it names. */
export const ATTACHMENT_TYPES = ['pin', 'board', 'user', 'follow_invite'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

export interface Attachment {
  type: AttachmentType;
  id: string;
}

export function conversationPath(id: string): string {
  return `/conversation/${id}/`;
}

export const CONVERSATIONS_PATH = '/conversations/';

export const NEARLY_FULL = MESSAGE_LIMIT - 200;

/** Messages reach people who may not want them. */
export const MESSAGE_RATE: RateClass = { name: 'message', burst: 30, perSecond: 0.5 };

/** Type of the live event for a new or changed message in a conversation. */
export const CONVERSATION_CHANGED = 'conversation';

export interface MessagedPerson {
  blocked_by_me: boolean;
  should_show_messaging: boolean;
  is_partner: boolean;
  partner: { enable_profile_message: boolean } | null;
}

/** Both have to allow messages, and a business has to offer messaging. */
export function mayMessage(person: MessagedPerson, viewer: { should_show_messaging: boolean }): boolean {
  if (person.blocked_by_me || !person.should_show_messaging || !viewer.should_show_messaging) return false;
  return !person.is_partner || person.partner?.enable_profile_message === true;
}
