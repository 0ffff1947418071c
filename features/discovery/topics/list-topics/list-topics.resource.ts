import { z } from 'zod';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource } from '#platform/resource/resource.ts';
import { presentTopic } from '../wire/topic.view.ts';
import { topicAnswer } from '../wire/topic-answer.ts';
import { listTopicGroups, listTopicsTagged } from './list-topics.service.ts';

const definition = { who: 'anyone', rate: 'read', isSameForVisitors: true } as const;

/** The topics at the top, by name. */
export const categoriesGet = defineResource({
  ...definition,
  name: 'CategoriesResource.get',
  summary: 'The topics at the top.',
  options: z.object({
    /** There are no other types. */
    category_types: z.literal('main').default('main'),
  }),
  data: z.array(topicAnswer),
  handle: async (context) => {
    const groups = await listTopicGroups(context);
    return groups.map(({ parent }) => presentTopic(context, parent));
  },
});

/** A topic at the top, with those below it. */
const exploreSection = topicAnswer.extend({
  type: z.literal('exploresection'),
  topics: z.array(
    z.object({ id: z.string(), name: z.string(), url_name: z.string(), pin_count: z.number() }),
  ),
});

/** All topics, in sections. */
export const exploreSectionsGet = definePagedResource({
  ...definition,
  name: 'ExploreSectionsResource.get',
  summary: 'All topics, in sections.',
  options: z.object({ page_size: pageSizeOption(50) }),
  item: exploreSection,
  handle: async (context, { page_size }, { after }) => {
    const groups = await listTopicGroups(context);
    const start = after ? groups.findIndex(({ parent }) => parent.topic.id === after[0]) + 1 : 0;
    const shown = groups.slice(start, start + page_size);
    const last = shown.at(-1);
    return {
      items: shown.map(({ parent, children }) => ({
        ...presentTopic(context, parent),
        type: 'exploresection' as const,
        topics: children.map(({ id, name, slug, pin_count }) => ({ id, name, url_name: slug, pin_count })),
      })),
      next: last && start + page_size < groups.length ? [last.parent.topic.id] : null,
    };
  },
});

const hashtag = z.object({
  name: z.string(),
  pin_count: z.number().int(),
  interest_id: z.string(),
  url_name: z.string(),
  /** All of it is typed; capitals, accents and punctuation do not count. */
  is_exact: z.boolean(),
});

/** Hashtags of topics, for one that is being typed. */
export const hashtagTypeaheadGet = defineResource({
  ...definition,
  name: 'HashtagTypeaheadResource.get',
  summary: 'Hashtags that begin with what is typed.',
  options: z.object({ query: z.string().max(100) }),
  data: z.array(hashtag),
  handle: async (context, { query }) => {
    const found = await listTopicsTagged(context, query);
    return found.map(({ topic: { id, slug, pin_count }, isExact }) => ({
      name: `#${slug.replaceAll('-', '')}`,
      pin_count,
      interest_id: id,
      url_name: slug,
      is_exact: isExact,
    }));
  },
});
