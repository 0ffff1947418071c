import { MEMBER_NEWS } from '#features/boards/board-member-news.ts';
import { COMMENT_NEWS } from '#features/comments/comment-news.ts';
import { MODERATION_NEWS } from '#features/moderation/moderation-news.ts';
import { FOLLOW_NEWS } from '#features/people/follow-news.ts';
import { TRY_NEWS } from '#features/pins/try-news.ts';

/** What news can be about. */
export const NEWS_TYPES = [
  ...MEMBER_NEWS,
  ...FOLLOW_NEWS,
  ...COMMENT_NEWS,
  ...TRY_NEWS,
  ...MODERATION_NEWS,
] as const;

export type NewsType = (typeof NEWS_TYPES)[number];

/** How long news are kept. */
export const NEWS_KEPT_DAYS = 180;

/** More unread news than this are not counted. */
export const MOST_COUNTED = 99;
