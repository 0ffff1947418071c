import { z } from 'zod';
import { presentPeople } from '#features/core/people/wire/person.view.ts';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { presentBoardPage } from '#features/library/boards/wire/board.view.ts';
import { boardAnswer } from '#features/library/boards/wire/board-answer.ts';
import { BOARD_FIELD_SETS } from '#features/library/boards/wire/board-field-sets.ts';
import { presentPinPage } from '#features/library/pins/wire/pin.view.ts';
import { pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { PIN_FIELD_SETS } from '#features/library/pins/wire/pin-field-sets.ts';
import { msg } from '#platform/i18n/msg.ts';
import { partOptions } from '#platform/resource/field-options.ts';
import { booleanOption, pageSizeOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { definePagedResource, defineResource } from '#platform/resource/resource.ts';
import { showTopic } from '../topic.service.ts';
import { presentTopic } from '../wire/topic.view.ts';
import { topicAnswer } from '../wire/topic-answer.ts';
import {
  listPinsOfFeed,
  listPinsOfTopic,
  showBoardsOfTopic,
  showPeopleOfTopic,
  showRelatedTopics,
} from './show-topic.service.ts';

/** An id, or the last part of the topic's address, which programs also write as a name. */
const topicOption = z
  .union([z.string().trim().min(1).max(100), z.number().int().positive()])
  .transform((name) =>
    String(name)
      .toLowerCase()
      .replace(/[\s_]+/g, '-'),
  )
  .meta({ override: { type: 'string' } });

/** Clients name the topic in one of several options. */
function topicNamed(field: string, ...names: readonly (string | null | undefined)[]): string {
  const name = names.find((given) => given);
  if (!name) throw invalid(field, '{field} must name a topic.');
  return name;
}

const definition = { who: 'anyone', rate: 'read', isSameForVisitors: true } as const;

/** One topic. */
export const topicGet = defineResource({
  ...definition,
  name: 'TopicResource.get',
  summary: 'One topic.',
  options: z.object({ interest: topicOption }),
  data: topicAnswer,
  handle: async (context, { interest }) => presentTopic(context, await showTopic(context, interest)),
});

/** Like `topicGet`, under its older name. */
export const categoryGet = defineResource({
  ...definition,
  name: 'CategoryResource.get',
  summary: 'One topic, under its older name.',
  options: z.object({ category: topicOption }),
  data: topicAnswer,
  handle: (context, { category }) => topicGet.handle(context, { interest: category }),
});

const pinList = { ...definition, item: pinAnswer, fieldSets: PIN_FIELD_SETS } as const;

/** The pins of a topic: fresh and often saved ones first. */
export const topicFeedGet = definePagedResource({
  ...pinList,
  name: 'TopicFeedResource.get',
  summary: 'The pins of a topic.',
  options: z.object({
    interest: topicOption,
    ...partOptions(PIN_FIELD_SETS, pinAnswer),
    page_size: pageSizeOption(25),
  }),
  handle: async (context, { interest, page_size: pageSize }, { after }) =>
    presentPinPage(context, await listPinsOfTopic(context, interest, { after, pageSize })),
});

const FEEDS = ['popular', 'everything'] as const;

/** Like `topicFeedGet`, under its older name, and the two feeds that are of no topic. */
export const categoryFeedGet = definePagedResource({
  ...pinList,
  name: 'CategoryFeedResource.get',
  summary: 'The pins of a topic, under its older name, popular pins, or all pins.',
  options: z
    .object({
      feed: topicOption,
      /** Clients write both of the two feeds. */
      is_category_feed: booleanOption.optional(),
      ...partOptions(PIN_FIELD_SETS, pinAnswer),
      page_size: pageSizeOption(25),
    })
    .refine(
      ({ feed, is_category_feed }) => is_category_feed !== false || FEEDS.some((name) => name === feed),
      {
        path: ['feed'],
        message: msg('{field}: must be popular or everything if is_category_feed is false'),
      },
    ),
  handle: async (context, { feed, page_size: pageSize }, { after }) => {
    const name = FEEDS.find((known) => known === feed);
    const page = { after, pageSize };
    return presentPinPage(
      context,
      await (name ? listPinsOfFeed(context, name, page) : listPinsOfTopic(context, feed, page)),
    );
  },
});

/** Public boards about a topic, last saved to first. */
export const topicBoardsGet = definePagedResource({
  ...definition,
  name: 'TopicBoardsResource.get',
  summary: 'Boards about a topic.',
  options: z.object({
    interest: topicOption,
    ...partOptions(BOARD_FIELD_SETS, boardAnswer),
    page_size: pageSizeOption(25),
  }),
  item: boardAnswer,
  fieldSets: BOARD_FIELD_SETS,
  handle: async (context, { interest, page_size: pageSize }, { after }) =>
    presentBoardPage(context, await showBoardsOfTopic(context, interest, { after, pageSize })),
});

/** People with boards about a topic, those with most followers first. */
export const topicPeopleGet = defineResource({
  ...definition,
  name: 'TopicPeopleResource.get',
  summary: 'People with boards about a topic.',
  options: z.object({ interest: topicOption }),
  data: z.array(personCard),
  handle: async (context, { interest }) => presentPeople(context, await showPeopleOfTopic(context, interest)),
});

/** Topics that go with one. */
export const relatedInterestsGet = defineResource({
  ...definition,
  name: 'RelatedInterestsResource.get',
  summary: 'Topics that go with one.',
  options: z.object({
    interest: topicOption.nullish(),
    interest_id: topicOption.nullish(),
    interest_name: topicOption.nullish(),
  }),
  data: z.array(topicAnswer),
  handle: async (context, { interest, interest_id, interest_name }) => {
    const name = topicNamed('interest', interest, interest_id, interest_name);
    const topics = await showRelatedTopics(context, name);
    return topics.map((topic) => presentTopic(context, topic));
  },
});
