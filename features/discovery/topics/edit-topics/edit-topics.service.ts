import type { TopicAction } from '#features/trust/moderation/case.ts';
import { logTopic } from '#features/trust/moderation/staff-log.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { topicSlug } from '../topic.ts';
import {
  type EditedTopic,
  hasChildren,
  insertTopic,
  listEditedTopics,
  lockEditedTopics,
  markMerged,
  type TopicInput,
  updateTopic,
} from './edit-topics.store.ts';
import { mergeTopicJob, refileTopicJob } from './refile-topic.service.ts';
import type { TopicRefused } from './topic-refusals.ts';

type Staff = ContextFor<'staff'>;

export function listTopicsToEdit({ db }: Staff): ReturnType<typeof listEditedTopics> {
  return listEditedTopics(db);
}

export async function createTopic(context: Staff, input: TopicInput): Promise<{ id: Id } | TopicRefused> {
  const { db, jobs, viewer, clock } = context;
  const slug = topicSlug(input.name);
  if (!slug) return { refused: 'topic-name-needs-letters' };
  return db.transaction(async (tx) => {
    const refused = await refusedParent(tx, null, input.parentId);
    if (refused) return refused;
    const topic = await insertTopic(tx, slug, input);
    if (!topic) return { refused: 'topic-name-taken' };
    await logTopic(tx, topic, { staffId: viewer.id, act: 'topic_created', at: clock.now() });
    await jobs.enqueue(tx, refileTopicJob, { topic_id: topic.id });
    return { id: topic.id };
  });
}

type TopicChanges = { [Key in keyof TopicInput]?: TopicInput[Key] | undefined } & {
  isHidden?: boolean | undefined;
};

/** Its address stays the same when its name changes; names in other languages that are not given then are dropped. */
export async function editTopic(
  context: Staff,
  id: Id,
  changes: TopicChanges,
): Promise<{ id: Id } | TopicRefused> {
  const { db, jobs, clock } = context;
  return db.transaction(async (tx) => {
    const topic = (await lockEditedTopics(tx, [id])).get(id);
    if (!topic || topic.merged_into_id) throw notFound('topic');
    const parentId = changes.parentId === undefined ? topic.parent_id : changes.parentId;
    const refused = await refusedParent(tx, topic, parentId);
    if (refused) return refused;
    const { name = topic.name, words = topic.words, isHidden = topic.is_hidden } = changes;
    const names = changes.names ?? (name === topic.name ? topic.names : {});
    const changed = { name, names, parentId, words, isHidden, at: clock.now() };
    await updateTopic(tx, topic, changed);
    await logEdit(tx, topic, { ...changed, staffId: context.viewer.id });
    // A new name alone files nothing anew.
    const isRefiled = changes.words || parentId !== topic.parent_id || isHidden !== topic.is_hidden;
    if (isRefiled) await jobs.enqueue(tx, refileTopicJob, { topic_id: id });
    return { id };
  });
}

type Edit = TopicInput & { isHidden: boolean; staffId: Id; at: Date };

/** Each kind of change has its own line; without any, there is none. */
async function logEdit(tx: Transaction, topic: Locked<EditedTopic>, edit: Edit): Promise<void> {
  const { name, names, parentId, words, isHidden, staffId, at } = edit;
  const log = (act: TopicAction, data?: Record<string, string>) =>
    logTopic(tx, { ...topic, name }, { staffId, act, at, ...(data && { data }) });
  if (name !== topic.name) await log('topic_renamed', { before: topic.name });
  if (isHidden !== topic.is_hidden) await log(isHidden ? 'topic_hidden' : 'topic_shown');
  const isRefiled = parentId !== topic.parent_id || words.join('\n') !== topic.words.join('\n');
  if (isRefiled || !areSameNames(names, topic.names)) await log('topic_changed');
}

function areSameNames(one: EditedTopic['names'], other: EditedTopic['names']): boolean {
  const locales = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...locales].every((locale) => one[locale] === other[locale]);
}

/** Two levels are enough: a parent has none itself. */
async function refusedParent(
  tx: Transaction,
  topic: Locked<EditedTopic> | null,
  parentId: Id | null,
): Promise<TopicRefused | null> {
  if (!parentId || parentId === topic?.parent_id) return null;
  const parent = (await lockEditedTopics(tx, [parentId])).get(parentId);
  if (!parent || parent.merged_into_id) throw notFound('topic');
  const isDeep = parent.parent_id !== null || parentId === topic?.id;
  return isDeep || (topic && (await hasChildren(tx, topic.id)))
    ? { refused: 'topic-parent-has-parent' }
    : null;
}

/** Its followers, pins and address come to the other one, large numbers of them a little later. */
export async function mergeTopics(
  context: Staff,
  fromId: Id,
  intoId: Id,
): Promise<{ id: Id } | TopicRefused> {
  const { db, jobs, viewer, clock } = context;
  if (fromId === intoId) return { refused: 'topic-merge-into-itself' };
  return db.transaction(async (tx) => {
    const topics = await lockEditedTopics(tx, [fromId, intoId]);
    const [from, into] = [topics.get(fromId), topics.get(intoId)];
    if (!from || !into || from.merged_into_id || into.merged_into_id) throw notFound('topic');
    // Its children would be left without a parent at the top.
    if (into.parent_id === from.id) return { refused: 'topic-merge-into-child' };
    if (into.is_hidden) return { refused: 'topic-merge-into-hidden' };
    await markMerged(tx, from, into);
    const data = { into_id: into.id, into: into.name };
    await logTopic(tx, from, { staffId: viewer.id, act: 'topic_merged', data, at: clock.now() });
    await jobs.enqueue(tx, mergeTopicJob, { topic_id: fromId });
    return { id: into.id };
  });
}
