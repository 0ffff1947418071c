export const COMMENT_NOTIFICATIONS = [
  'pin_comment',
  'comment_reply',
  'comment_like',
  'comment_mention',
] as const;
export type CommentNotification = (typeof COMMENT_NOTIFICATIONS)[number];
