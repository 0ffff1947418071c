import { findSeenPin, requireVisiblePin } from '#features/library/pins/pin.service.ts';
import { lockPins, pinsOf } from '#features/library/pins/pin-rows.service.ts';
import { makeTopicsDue } from '#features/library/pins/topics-key.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { assignTopicsJob } from '../assign-topics/assign-topics.job.ts';
import { filePins, mapParents } from '../filing.store.ts';
import { listTopicsByIds } from '../topic.store.ts';
import { topicsOfPin } from '../topics-of-pin.ts';
import { deleteChoice, type FiledTopic, listTopicsOfPin, writeChoice } from './choose-topics.store.ts';

/** What a pin is filed under, strongest reasons first; without parents of the others. */
export async function showTopicsOfPin(context: Context, pinId: Id): Promise<FiledTopic[]> {
  if (!(await findSeenPin(context, pinId))) throw notFound('pin');
  const filed = await listTopicsOfPin(context.db, pinId);
  const parents = new Set(filed.map((topic) => topic.parent_id));
  return filed.filter(({ id }) => !parents.has(id));
}

/** The owner's list replaces what was found; null goes back to that. */
export async function chooseTopics(
  context: ContextFor<'person'>,
  pinId: Id,
  chosen: readonly Id[] | null,
): Promise<void> {
  const { db, viewer, jobs } = context;
  const { row } = await requireVisiblePin(context, pinId);
  if (row.pinner.id !== viewer.id) {
    const message = 'Only the person who saved a pin can edit it.';
    throw new Refusal({ kind: 'forbidden', reason: 'not-your-pin', message });
  }
  const ids = [...new Set(chosen)];
  if ((await listTopicsByIds(db, ids)).length < ids.length) throw notFound('topic');
  const parents = await mapParents(db);
  await db.transaction(async (tx) => {
    const [own] = pinsOf(viewer.id, (await lockPins(tx, [pinId])).values());
    if (!own || own.deleted_at) throw notFound('pin');
    if (chosen) {
      await writeChoice(tx, own, ids);
      const evidence = { text: [], board: [], others: [], chosen: ids };
      await filePins(tx, [{ id: own.id, topics: topicsOfPin(evidence, parents) }]);
      return;
    }
    await deleteChoice(tx, own);
    await makeTopicsDue(tx, [own.id]);
    await jobs.enqueue(tx, assignTopicsJob, {});
  });
}
