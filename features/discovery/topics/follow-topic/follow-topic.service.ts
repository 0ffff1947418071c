import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { logEvent } from '#features/measure/events/event.service.ts';
import { EVENT_TYPES } from '#features/measure/events/event.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { listTopicsByIds } from '../topic.store.ts';
import { deleteTopicFollows, holdTopics, insertTopicFollows, lockTopics } from '../topic-follow.store.ts';

/** All or none; the ones followed already stay so. */
export async function followTopics(context: ContextFor<'person'>, ids: readonly Id[]): Promise<void> {
  const { db, viewer, clock } = context;
  const wanted = [...new Set(ids)];
  const followed = await db.transaction(async (tx) => {
    const person = requireActingFor(viewer, {}, 'react');
    const topics = await lockTopics(tx, wanted);
    if (!topics) throw notFound('topic');
    const fresh = await insertTopicFollows(tx, person, { topics, at: clock.now() });
    return countFor(tx, viewer.id, fresh, 1);
  });
  await logAll(context, EVENT_TYPES.followTopic, followed);
}

/** Leaves out the ids of no topic. Returns the others. */
export async function followKnownTopics(context: ContextFor<'person'>, ids: readonly Id[]): Promise<Id[]> {
  const known = (await listTopicsByIds(context.db, ids)).map(({ id }) => id);
  await followTopics(context, known);
  return known;
}

/** Works for what is not followed and what is hidden. */
export async function unfollowTopics(context: ContextFor<'person'>, ids: readonly Id[]): Promise<void> {
  const { db, viewer } = context;
  const left = await db.transaction(async (tx) => {
    const person = requireActingFor(viewer, {}, 'react');
    // What was followed may have been merged meanwhile.
    const fresh = await deleteTopicFollows(tx, person, await holdTopics(tx, ids));
    return countFor(tx, viewer.id, fresh, -1);
  });
  await logAll(context, EVENT_TYPES.unfollowTopic, left);
}

async function countFor(tx: Transaction, userId: Id, topics: Id[], by: 1 | -1): Promise<Id[]> {
  const change = by * topics.length;
  const counts = { interest_following_count: change, following_count: change };
  await changePersonCounts(tx, new Map([[userId, counts]]));
  return topics;
}

async function logAll(
  context: ContextFor<'person'>,
  event_type: number,
  topics: readonly Id[],
): Promise<void> {
  for (const id of topics) await logEvent(context, { event_type, object_id_str: id });
}
