import { ARTICLE_STATUSES } from './article.ts';

export const TABLES = {
  articles: { status: ARTICLE_STATUSES },
};
