import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { makeManyBoardTopicsDue } from '#features/library/boards/topics-key.service.ts';
import { makeManyTopicsDue } from '#features/library/pins/topics-key.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { assignTopicsJob } from '../assign-topics/assign-topics.job.ts';
import { countMovedFollows, moveTopicFollows } from '../topic-follow.store.ts';
import { listConcerned, listFollowersOf, replaceChoices } from './edit-topics.store.ts';

type Work = Pick<Platform, 'db' | 'jobs' | 'clock'>;

const FOLLOWERS = 500;

export async function refileTopic({ db, jobs }: Work, topicId: Id, signal: AbortSignal): Promise<void> {
  await makeManyBoardTopicsDue(db, await listConcerned(db, 'boards', topicId));
  signal.throwIfAborted();
  await makeManyTopicsDue(db, await listConcerned(db, 'pins', topicId));
  await jobs.enqueue(db, assignTopicsJob, {});
}

/** Who followed both follows one topic less. */
export async function mergeFollowers(
  { db, clock }: Work,
  fromId: Id,
  intoId: Id,
  signal: AbortSignal,
): Promise<void> {
  await db.transaction((tx) => replaceChoices(tx, fromId, intoId));
  for (;;) {
    signal.throwIfAborted();
    const ids = await listFollowersOf(db, fromId, FOLLOWERS);
    if (ids.length === 0) return;
    await db.transaction(async (tx) => {
      const moved = await moveTopicFollows(tx, { ids, fromId, intoId, at: clock.now() });
      const less = { interest_following_count: -1, following_count: -1 };
      await changePersonCounts(tx, new Map(moved.twice.map((id) => [id, less])));
      await countMovedFollows(tx, moved);
    });
  }
}
