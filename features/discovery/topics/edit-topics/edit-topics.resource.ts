import { z } from 'zod';
import type { Context } from '#platform/resource/context.ts';
import { booleanOption, idOption, lineOption, listOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { createTopic, editTopic, listTopicsToEdit, mergeTopics } from './edit-topics.service.ts';
import { unlessTopicRefused } from './topic-refusals.ts';

const MOST_WORDS = 50;

const name = lineOption(100).pipe(z.string().min(1));
const words = listOption(
  lineOption(60).transform((word) => word.toLowerCase()),
  MOST_WORDS,
).transform((all) => [...new Set(all.filter((word) => word !== ''))]);

/** By locale; an empty one is none. */
const names = z
  .record(z.string(), lineOption(100))
  .transform((all) => Object.fromEntries(Object.entries(all).filter(([, text]) => text !== '')));

function inOtherLanguages(
  { locales: [source, ...others] }: Context,
  given: z.output<typeof names>,
): typeof given {
  if (Object.keys(given).some((locale) => !others.includes(locale)))
    throw invalid('names', '{field}: must be by languages of this site other than {source}', {
      values: { source },
    });
  return given;
}

const definition = { who: 'staff', rate: 'write', data: z.object({ id: z.string() }) } as const;

/** All topics, hidden ones too, with the words that pins are filed by. */
export const moderationTopicsGet = defineResource({
  name: 'ModerationTopicsResource.get',
  summary: 'All topics, for staff.',
  who: 'staff',
  rate: 'read',
  options: z.object({}),
  data: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      names: z.record(z.string(), z.string()),
      parent_id: z.string().nullable(),
      words: z.array(z.string()),
      follower_count: z.number().int(),
      pin_count: z.number().int(),
      is_hidden: z.boolean(),
      /** Topics that were merged into it. */
      merged_ids: z.array(z.string()),
    }),
  ),
  handle: async (context) =>
    (await listTopicsToEdit(context)).map(({ merged_into_id: _, ...topic }) => topic),
});

/** Adds a topic; pins that its words name are filed under it a little later. */
export const moderationTopicCreate = defineResource({
  ...definition,
  name: 'ModerationTopicResource.create',
  summary: 'Adds a topic.',
  options: z.object({ name, names: names.default({}), parent_id: idOption.nullish(), words }),
  handle: async (context, { name, names, parent_id, words }) =>
    unlessTopicRefused(
      await createTopic(context, {
        ...{ name, words, names: inOtherLanguages(context, names), parentId: parent_id ?? null },
      }),
    ),
});

/** Renames, moves, hides or shows a topic, or changes its words. Its address stays. */
export const moderationTopicUpdate = defineResource({
  ...definition,
  name: 'ModerationTopicResource.update',
  summary: 'Changes a topic.',
  options: z.object({
    topic_id: idOption,
    name: name.optional(),
    /** All of them; without this, a new name drops them. */
    names: names.optional(),
    parent_id: idOption.nullish(),
    words: words.optional(),
    is_hidden: booleanOption.optional(),
  }),
  handle: async (context, { topic_id, name, names, parent_id, words, is_hidden }) => {
    const others = names && inOtherLanguages(context, names);
    const changes = { name, names: others, parentId: parent_id, words, isHidden: is_hidden };
    return unlessTopicRefused(await editTopic(context, topic_id, changes));
  },
});

/** Merges a topic into another. It cannot be undone. */
export const moderationTopicMergeCreate = defineResource({
  ...definition,
  name: 'ModerationTopicMergeResource.create',
  summary: 'Merges a topic into another.',
  options: z.object({ topic_id: idOption, into_id: idOption }),
  handle: async (context, { topic_id, into_id }) =>
    unlessTopicRefused(await mergeTopics(context, topic_id, into_id)),
});
