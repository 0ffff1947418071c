import { FOLLOW_NEWS } from '#features/core/people/follow-news.ts';
import { MEMBER_NEWS } from '#features/library/members/board-member-news.ts';
import { TRY_NEWS } from '#features/library/pins/try-news.ts';
import { COMMENT_NEWS } from '#features/social/comments/comment-news.ts';
import { MODERATION_NEWS } from '#features/trust/moderation/moderation-news.ts';

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
