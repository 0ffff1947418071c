export type CommentRefusal = 'comment-blank' | 'comments-off' | 'comment-not-found';
