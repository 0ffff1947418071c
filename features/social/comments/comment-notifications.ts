/** What people are told of comments: on a pin of theirs, in answer to them, liking them, naming them. */
export const COMMENT_NOTIFICATIONS = [
  'pin_comment',
  'comment_reply',
  'comment_like',
  'comment_mention',
] as const;
export type CommentNotification = (typeof COMMENT_NOTIFICATIONS)[number];
