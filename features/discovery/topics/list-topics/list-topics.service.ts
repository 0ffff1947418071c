import type { Context } from '#platform/resource/context.ts';
import { type ShownTopic, showTopics } from '../topic.service.ts';
import { listTopics } from '../topic.store.ts';
import type { Topic } from '../topic.ts';

export interface TopicGroup {
  parent: ShownTopic;
  children: Topic[];
}

/** All topics by name: each at the top, or below a hidden one, with those below it. */
export async function listTopicGroups(context: Context): Promise<TopicGroup[]> {
  const topics = await listTopics(context.db);
  const shown = new Set(topics.map(({ id }) => id));
  const children = Map.groupBy(topics, ({ parent_id }) =>
    parent_id && shown.has(parent_id) ? parent_id : null,
  );
  const parents = await showTopics(context, children.get(null) ?? []);
  return parents.map((parent) => ({ parent, children: children.get(parent.topic.id) ?? [] }));
}

const MOST_NAMED = 10;

/** Topics whose hashtag begins with these letters: the very one, then those with most pins. */
export async function listTopicsTagged(context: Context, typed: string): Promise<Topic[]> {
  const letters = lettersOf(typed);
  if (letters === '') return [];
  const found = (await listTopics(context.db)).filter(({ slug }) => lettersOf(slug).startsWith(letters));
  const isExact = ({ slug }: Topic) => Number(lettersOf(slug) === letters);
  return found.sort((a, b) => isExact(b) - isExact(a) || b.pin_count - a.pin_count).slice(0, MOST_NAMED);
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
