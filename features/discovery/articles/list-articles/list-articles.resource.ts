import { z } from 'zod';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { presentListedArticle } from '../wire/article.view.ts';
import { listedArticle } from '../wire/article-answer.ts';
import { listArticles, listFeaturedArticles } from './list-articles.service.ts';

const definition = { who: 'anyone', rate: 'read', isSameForVisitors: true } as const;

/** Published articles, newest first. */
export const todayFeedGet = definePagedResource({
  ...definition,
  name: 'TodayFeedResource.get',
  summary: 'Published articles.',
  options: z.object({ page_size: pageSizeOption(12, 50) }),
  item: listedArticle,
  handle: async (context, { page_size: pageSize }, { after }) =>
    mapPage(await listArticles(context, { after, pageSize }), (articles) =>
      articles.map((one) => presentListedArticle(context, one)),
    ),
});

/** The few that other pages show; a change takes up to 15 s to appear. */
export const featuredArticlesGet = defineResource({
  ...definition,
  name: 'FeaturedArticlesResource.get',
  summary: 'Featured articles.',
  options: z.object({}),
  data: z.array(listedArticle),
  handle: async (context) =>
    (await listFeaturedArticles(context)).map((one) => presentListedArticle(context, one)),
});
