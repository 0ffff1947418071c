import type { Context } from '#platform/resource/context.ts';
import { type ShownTopic, showTopics } from '../topic.service.ts';
import { listTaggedTopics, listTopics } from '../topic.store.ts';
import { hashtagLetters, type Topic } from '../topic.ts';

export interface TopicGroup {
  parent: ShownTopic;
  children: Topic[];
}

/** All topics by name: each at the top, or below a hidden one, with those below it. */
export async function listTopicGroups(context: Context): Promise<TopicGroup[]> {
  const topics = await listTopics(context.db, context.locale);
  const shown = new Set(topics.map(({ id }) => id));
  const children = Map.groupBy(topics, ({ parent_id }) =>
    parent_id && shown.has(parent_id) ? parent_id : null,
  );
  const parents = await showTopics(context, children.get(null) ?? []);
  return parents.map((parent) => ({ parent, children: children.get(parent.topic.id) ?? [] }));
}

const MOST_NAMED = 10;

export interface FoundTag {
  topic: Topic;
  /** All of the hashtag is typed. */
  isExact: boolean;
}

/** Topics whose hashtag begins with these letters: the very one, then those with most pins. */
export async function listTopicsTagged({ db, locale }: Context, typed: string): Promise<FoundTag[]> {
  const letters = hashtagLetters(typed);
  if (letters === '') return [];
  const found = (await listTaggedTopics(db, locale)).flatMap(({ tags, ...topic }) => {
    const begun = tags.map(hashtagLetters).filter((tag) => tag.startsWith(letters));
    return begun.length > 0 ? [{ topic, isExact: begun.includes(letters) }] : [];
  });
  const ofMost = (a: FoundTag, b: FoundTag) =>
    Number(b.isExact) - Number(a.isExact) || b.topic.pin_count - a.topic.pin_count;
  return found.sort(ofMost).slice(0, MOST_NAMED);
}
