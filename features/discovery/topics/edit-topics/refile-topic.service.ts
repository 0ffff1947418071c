import { z } from 'zod';
import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { makeManyBoardTopicsDue } from '#features/library/boards/topics-key.service.ts';
import { makeManyTopicsDue } from '#features/library/pins/topics-key.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { assignTopicsJob } from '../assign-topics/assign-topics.service.ts';
import { countMovedFollows, moveTopicFollows } from '../topic-follow.store.ts';
import { findSuccessor, listConcerned, listFollowersOf } from './edit-topics.store.ts';

type Work = Pick<Platform, 'db' | 'jobs' | 'clock'>;

const FOLLOWERS = 500;

async function refileTopic({ db, jobs }: Work, topicId: Id, signal: AbortSignal): Promise<void> {
  await makeManyBoardTopicsDue(db, await listConcerned(db, 'boards', topicId));
  signal.throwIfAborted();
  await makeManyTopicsDue(db, await listConcerned(db, 'pins', topicId));
  await jobs.enqueue(db, assignTopicsJob, {});
}

/** Who followed both follows one topic less. */
async function mergeFollowers({ db, clock }: Work, fromId: Id, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const ids = await listFollowersOf(db, fromId, FOLLOWERS);
    if (ids.length === 0) return;
    const intoId = await requireSuccessor(db, fromId);
    await db.transaction(async (tx) => {
      const moved = await moveTopicFollows(tx, { ids, fromId, intoId, at: clock.now() });
      const less = { interest_following_count: -1, following_count: -1 };
      await changePersonCounts(tx, new Map(moved.twice.map((id) => [id, less])));
      await countMovedFollows(tx, moved);
      // The count has locked the topic. What it was merged into may itself have been merged since it was read.
      if ((await requireSuccessor(tx, fromId)) !== intoId) throw new Error('merged again meanwhile');
    });
  }
}

async function requireSuccessor(db: Queryable, topicId: Id): Promise<Id> {
  const found = await findSuccessor(db, topicId);
  if (!found) throw new Error(`topic ${topicId} is not merged`);
  return found;
}

/** Files again what the words of a topic name, and what is filed under it. */
export const refileTopicJob = defineJob({
  name: 'topics.refile',
  data: z.object({ topic_id: idOption }),
  options: { singletonKey: ({ topic_id }) => topic_id, retryLimit: 8, expireInSeconds: 3600 },
  run: (platform: Work, { topic_id }, { signal }) => refileTopic(platform, topic_id, signal),
});

export const mergeTopicJob = defineJob({
  name: 'topics.merge',
  data: z.object({ topic_id: idOption }),
  options: { singletonKey: ({ topic_id }) => topic_id, retryLimit: 8, expireInSeconds: 3600 },
  run: async (platform: Work, { topic_id }, { signal }) => {
    await mergeFollowers(platform, topic_id, signal);
    await refileTopic(platform, topic_id, signal);
    await refileTopic(platform, await requireSuccessor(platform.db, topic_id), signal);
  },
});
