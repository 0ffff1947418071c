import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { logEventOfEach } from '#features/measure/events/event.service.ts';
import { EVENT_TYPES } from '#features/measure/events/event.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { listTopicsByIds } from '../topic.store.ts';
import {
  countLostFollower,
  countNewFollower,
  deleteTopicFollows,
  insertTopicFollows,
  listAsMerged,
} from '../topic-follow.store.ts';

/**
 * All or none; the ones followed already stay so. Topics are counted last: until the end of a transaction, everybody
 * else who follows the same one waits for it.
 */
export async function followTopics(context: ContextFor<'person'>, ids: readonly Id[]): Promise<void> {
  const { db, viewer, clock, locale } = context;
  const wanted = [...new Set(ids)];
  const followed = await db.transaction(async (tx) => {
    const person = requireActingFor(viewer, {}, 'react');
    const merged = await listAsMerged(tx, wanted);
    const topics = (await listTopicsByIds(tx, [...new Set(merged)], locale)).map(({ id }) => id);
    if (merged.length < wanted.length || topics.length < new Set(merged).size) throw notFound('topic');
    const fresh = await insertTopicFollows(tx, person, { topics, at: clock.now() });
    await countFor(tx, viewer.id, fresh.length);
    if (!(await countNewFollower(tx, fresh))) throw notFound('topic');
    return fresh;
  });
  await logEventOfEach(context, EVENT_TYPES.followTopic, followed);
}

/** Leaves out the ids of no topic. Returns the others. */
export async function followKnownTopics(context: ContextFor<'person'>, ids: readonly Id[]): Promise<Id[]> {
  const known = (await listTopicsByIds(context.db, ids, context.locale)).map(({ id }) => id);
  await followTopics(context, known);
  return known;
}

/** Works for what is not followed and what is hidden. */
export async function unfollowTopics(context: ContextFor<'person'>, ids: readonly Id[]): Promise<void> {
  const { db, viewer } = context;
  const left = await db.transaction(async (tx) => {
    const person = requireActingFor(viewer, {}, 'react');
    // What was followed may have been merged meanwhile.
    const wanted = [...ids, ...(await listAsMerged(tx, ids))];
    const gone = await deleteTopicFollows(tx, person, wanted);
    await countFor(tx, viewer.id, -gone.length);
    await countLostFollower(tx, gone);
    return gone;
  });
  await logEventOfEach(context, EVENT_TYPES.unfollowTopic, left);
}

function countFor(tx: Transaction, userId: Id, change: number): Promise<void> {
  const counts = { interest_following_count: change, following_count: change };
  return changePersonCounts(tx, new Map([[userId, counts]]));
}
