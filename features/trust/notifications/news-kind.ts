import { FOLLOW_NEWS } from '#features/core/people/follow-news.ts';
import { MEMBER_NEWS } from '#features/library/members/board-member-news.ts';
import { TRY_NEWS } from '#features/library/pins/try-news.ts';
import { COMMENT_NEWS } from '#features/social/comments/comment-news.ts';

const TYPES = {
  boards: MEMBER_NEWS,
  follows: FOLLOW_NEWS,
  comments: [...COMMENT_NEWS, ...TRY_NEWS],
} as const;

export type NewsKind = keyof typeof TYPES;

/** The kinds of news that a person may do without. What staff decided about them is told in any case. */
export const NEWS_KINDS = Object.keys(TYPES) as [NewsKind, ...NewsKind[]];

/** Where news of a kind are told. What is not told on the site goes into no mail either. */
export interface NewsChoice {
  on_site: boolean;
  by_mail: boolean;
}

export const UNCHOSEN: NewsChoice = { on_site: true, by_mail: false };

/** The kind that news belong to; null where nobody can do without them. */
export function kindOfNews(type: string): NewsKind | null {
  return NEWS_KINDS.find((kind) => TYPES[kind].some((known) => known === type)) ?? null;
}
