import { listVisiblePins, type ShownPin } from '#features/library/pins/pin.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { findTopic, listFollowedAmong, listTopicsToStart, mapTopics } from './topic.store.ts';
import type { Topic } from './topic.ts';

export interface ShownTopic {
  topic: Topic;
  /** The best of its pins that the viewer may see, on no sensitive board. */
  cover: ShownPin | null;
  isFollowed: boolean;
}

/** By id or slug. */
export function findShownTopic(context: Reading, name: string): Promise<Topic | undefined> {
  return readOnce(context, `topic ${name}`, async () => {
    const id = parseId(name);
    return findTopic(context.db, id ? { id } : { slug: name }, context.locale);
  });
}

/** By id; what was merged leads to what it was merged into. */
export function mapShownTopics(
  { db, locale }: { db: Queryable; locale: string },
  ids: readonly Id[],
): Promise<ReadonlyMap<Id, Topic>> {
  return mapTopics(db, ids, locale);
}

export async function requireTopic(context: Reading, name: string): Promise<Topic> {
  const topic = await findShownTopic(context, name);
  if (!topic) throw notFound('topic');
  return topic;
}

export async function showTopic(context: Reading, name: string): Promise<ShownTopic> {
  const topic = await requireTopic(context, name);
  const [shown] = await showTopics(context, [topic]);
  return shown ?? { topic, cover: null, isFollowed: false };
}

/** Keeps the order; takes the same reads however many they are. */
export async function showTopics(
  context: Reading,
  topics: readonly Topic[],
  known?: ReadonlySet<Id>,
): Promise<ShownTopic[]> {
  const [pins, followed] = await Promise.all([
    listVisiblePins(
      context,
      topics.flatMap((topic) => topic.cover_pin_ids),
    ),
    known ?? listFollowed(context, topics),
  ]);
  const byId = new Map(pins.map((pin) => [pin.row.id, pin]));
  return topics.map((topic) => {
    const cover = topic.cover_pin_ids
      .map((id) => byId.get(id))
      .find((pin) => pin && !pin.board?.sensitivity_screen);
    return { topic, cover: cover ?? null, isFollowed: followed.has(topic.id) };
  });
}

async function listFollowed({ db, viewer }: Reading, topics: readonly Topic[]): Promise<ReadonlySet<Id>> {
  if (!viewer.id) return new Set();
  return listFollowedAmong(
    db,
    viewer.id,
    topics.map(({ id }) => id),
  );
}

/** Those that the viewer follows, then those of most pins. */
export async function showTopicsToStart(context: Reading, limit: number): Promise<ShownTopic[]> {
  const { db, viewer, locale } = context;
  const { topics, followed } = await listTopicsToStart(db, viewer.id, { limit, locale });
  return showTopics(context, topics, followed);
}
