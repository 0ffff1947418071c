/** Why a comment is not taken. */
export type CommentRefusal = 'comment-blank' | 'comments-off' | 'comment-not-found';
