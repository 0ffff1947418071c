/** What people are told of comments: on a pin of theirs, in answer to them, liking them, naming them. */
export const COMMENT_NEWS = ['pin_comment', 'comment_reply', 'comment_like', 'comment_mention'] as const;
export type CommentNews = (typeof COMMENT_NEWS)[number];
