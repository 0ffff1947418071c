import { PIN_LIMITS } from '#features/library/pins/pin.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Allowed, Locked } from '#platform/resource/allowed.ts';
import type { CommentRow } from './comment.store.ts';

/** Its pin is locked: all who write comments lock the pin first. */
export type LockedComment = Locked<CommentRow>;

export type AllowedComment<Why extends 'own' | 'moderate' = 'own' | 'moderate'> = Allowed<CommentRow, Why>;

export type SeenComment = Allowed<CommentRow & { seenBy: Id }, 'see'>;

export const COMMENT_LIMIT = PIN_LIMITS.comment;
export const NEARLY_FULL = COMMENT_LIMIT - 50;

/** One comment can name this many people. */
export const MOST_MENTIONED = 10;

export const COMMENTS_PAGE = 20;

export const DELETED_RETENTION_DAYS = 30;

/** Tells of a new comment or like under a pin; its id is the pin's. */
export const LIVE_COMMENTS = 'comments';

export const COMMENT_NOTIFICATIONS = [
  'pin_comment',
  'comment_reply',
  'comment_like',
  'comment_mention',
] as const;
export type CommentNotification = (typeof COMMENT_NOTIFICATIONS)[number];
