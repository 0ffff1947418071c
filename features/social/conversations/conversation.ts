import type { RateClass } from '#platform/rate/rate-limiter.ts';

/** Most characters of a message; the database holds the same. */
export const MESSAGE_LIMIT = 5000;

/** Most people that a conversation begins with, beside the one who begins it. */
export const MOST_OTHERS = 10;

/** More unread conversations than this are not counted. */
export const MOST_COUNTED = 99;

/**
 * Where a conversation stands for one of its people: among the others, among the requests of those whom they do not
 * follow, refused, or put away until somebody writes again.
 */
export const INBOX_STATES = ['open', 'request', 'declined', 'hidden'] as const;
export type InboxState = (typeof INBOX_STATES)[number];

/** What a message can show; `follow_invite` asks to follow the profile that it names. */
export const ATTACHMENT_TYPES = ['pin', 'board', 'user', 'follow_invite'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** A thing that a message shows, by its id. */
export interface Attachment {
  type: AttachmentType;
  id: string;
}

/** Where a conversation is read. */
export function conversationPath(id: string): string {
  return `/conversation/${id}/`;
}

/** Where all conversations are listed. */
export const CONVERSATIONS_PATH = '/conversations/';

/** The most a message may be long before how much is left is told. */
export const NEARLY_FULL = MESSAGE_LIMIT - 200;

/** What reaches somebody else, who may not want it. */
export const MESSAGE_RATE: RateClass = { name: 'message', burst: 30, perSecond: 0.5 };
