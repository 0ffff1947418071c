import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { presentArticle } from '../wire/article.view.ts';
import { articleAnswer } from '../wire/article-answer.ts';
import { showArticle } from './show-article.service.ts';

/** One article, without the pins and boards that the viewer may not see. */
export const articleGet = defineResource({
  name: 'ArticleResource.get',
  summary: 'One article.',
  who: 'anyone',
  rate: 'read',
  isSameForVisitors: true,
  options: z.object({ article_id: idOption }),
  data: articleAnswer,
  handle: async (context, { article_id }) => presentArticle(context, await showArticle(context, article_id)),
});
