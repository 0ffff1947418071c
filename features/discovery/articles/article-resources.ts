import {
  moderationArticleCreate,
  moderationArticleGet,
  moderationArticlesGet,
  moderationArticleUpdate,
} from './edit-articles/edit-articles.resource.ts';
import { featuredArticlesGet, todayFeedGet } from './list-articles/list-articles.resource.ts';
import { moderationArticleStatusUpdate } from './publish-articles/publish-articles.resource.ts';
import { articleGet } from './show-article/show-article.resource.ts';

export const articleResources = [
  articleGet,
  todayFeedGet,
  featuredArticlesGet,
  moderationArticlesGet,
  moderationArticleGet,
  moderationArticleCreate,
  moderationArticleUpdate,
  moderationArticleStatusUpdate,
] as const;
