import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { chooseNews, listNewsChoices } from './choose-news.service.ts';
import { newsChoiceAnswer, newsChoiceOptions } from './choose-news.ts';

/** Which kinds of news the viewer wants, and where. */
export const newsChoicesGet = defineResource({
  name: 'NewsChoicesResource.get',
  summary: 'Which news the viewer wants.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: z.array(newsChoiceAnswer),
  handle: (context) => listNewsChoices(context),
});

/** Chooses for one kind. */
export const newsChoicesUpdate = defineResource({
  name: 'NewsChoicesResource.update',
  summary: 'Chooses which news the viewer wants.',
  who: 'person',
  rate: 'write',
  options: newsChoiceOptions,
  data: z.array(newsChoiceAnswer),
  handle: async (context, { kind, ...changes }) => {
    await chooseNews(context, kind, changes);
    return listNewsChoices(context);
  },
});
