export const TABLES = {
  comments: {},
  comment_likes: {},
};
