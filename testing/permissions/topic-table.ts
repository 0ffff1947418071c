import type { Row } from './table.ts';
import { signedIn } from './table.ts';
import type { Thing } from './things.ts';

const ALL: Row['on'] = { person: { others: 200 } };
const SIGNED_IN: Row['on'] = { person: signedIn({ others: 200 }) };
const STAFF: Row['on'] = { person: signedIn({ staff: 200, others: 403 }) };

const idOf = async ({ world }: Thing, slug: string): Promise<string> => {
  const [row] = await world.platform.db.rows<{ id: string }>('select id from interests where slug = $1', [
    slug,
  ]);
  return row?.id ?? '';
};

const interest = () => ({ interest: 'bread' });

const hiddenInterest: Row['options'] = async ({ world }) => {
  const slug = `hidden-${world.nextNumber()}`;
  const hide = `insert into interests (slug, name, hidden_at) values ($1, 'Topic', now())`;
  await world.platform.db.write(hide, [slug]);
  return { interest: slug };
};

/** Everybody may look at topics, whoever is signed in follows them, and staff changes them. */
export const topicTable: Row[] = [
  ...[
    'TopicResource.get',
    'TopicFeedResource.get',
    'TopicBoardsResource.get',
    'TopicPeopleResource.get',
    'RelatedInterestsResource.get',
  ].map((resource): Row => ({ resource, options: interest, on: ALL })),
  {
    ...{ resource: 'TopicResource.get', tries: 'a hidden one', options: hiddenInterest },
    on: { person: { others: 404 } },
  },
  { resource: 'CategoryResource.get', options: () => ({ category: 'bread' }), on: ALL },
  { resource: 'CategoryFeedResource.get', options: () => ({ feed: 'bread' }), on: ALL },
  { resource: 'CategoriesResource.get', options: () => ({}), on: ALL },
  { resource: 'ExploreSectionsResource.get', options: () => ({}), on: ALL },
  { resource: 'HashtagTypeaheadResource.get', options: () => ({ query: 'bread' }), on: ALL },
  ...['InterestFollowResource.create', 'InterestFollowResource.delete'].map(
    (resource): Row => ({
      resource,
      options: async (thing) => ({ interest_id: await idOf(thing, 'bread') }),
      on: SIGNED_IN,
    }),
  ),
  {
    resource: 'OrientationContextResource.create',
    options: async (thing) => ({ interests: [await idOf(thing, 'bread')] }),
    on: SIGNED_IN,
  },
  { resource: 'ModerationTopicsResource.get', options: () => ({}), on: STAFF },
  {
    resource: 'ModerationTopicResource.create',
    options: () => ({ name: `Topic ${crypto.randomUUID()}`, words: [] }),
    on: STAFF,
  },
  {
    resource: 'ModerationTopicResource.update',
    options: async (thing) => ({ topic_id: await idOf(thing, 'bread'), name: 'Bread' }),
    on: STAFF,
  },
  {
    resource: 'ModerationTopicMergeResource.create',
    options: async ({ world }) => {
      const rows = await world.platform.db.rows<{ id: string }>(
        `insert into interests (slug, name) select 'topic-' || gen_random_uuid(), 'Topic' from generate_series(1, 2) returning id`,
      );
      return { topic_id: rows[0]?.id, into_id: rows[1]?.id };
    },
    on: STAFF,
  },
];
