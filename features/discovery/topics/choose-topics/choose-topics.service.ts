import type { FiledTopic } from '#features/library/pins/filed-topic.ts';
import { findSeenPin, listFiledTopics, requireVisiblePin } from '#features/library/pins/pin.service.ts';
import { lockPins, pinsOf } from '#features/library/pins/pin-rows.service.ts';
import { makeTopicsDue } from '#features/library/pins/topics-key.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { assignTopicsJob } from '../assign-topics/assign-topics.service.ts';
import { filePins, readFamilies } from '../filing.store.ts';
import { listTopicsByIds } from '../topic.store.ts';
import { listAsMerged } from '../topic-follow.store.ts';
import { topicsOfPin } from '../topics-of-pin.ts';
import { deleteChoice, writeChoice } from './choose-topics.store.ts';

export async function showTopicsOfPin(context: Context, pinId: Id): Promise<FiledTopic[]> {
  const row = await findSeenPin(context, pinId);
  if (!row) throw notFound('pin');
  // What a public pin is found by names no secret.
  const pin = row.privacy === 'public' ? { row, board: null } : await requireVisiblePin(context, pinId);
  return listFiledTopics(context, pin);
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
    const message = 'Only the person who saved a Pin can edit it.';
    throw new Refusal({ kind: 'forbidden', reason: 'not-your-pin', message });
  }
  const wanted = [...new Set(chosen)];
  const ids = [...new Set(await listAsMerged(db, wanted))];
  const known = await listTopicsByIds(db, wanted.length > 0 ? ids : [], context.locale);
  if (known.length < ids.length) throw notFound('topic');
  if (ids.length === 0 && wanted.length > 0) throw notFound('topic');
  const families = await readFamilies(db);
  await db.transaction(async (tx) => {
    const [own] = pinsOf(viewer.id, (await lockPins(tx, [pinId])).values());
    if (!own || own.deleted_at) throw notFound('pin');
    if (chosen) {
      await writeChoice(tx, own, ids);
      const evidence = { text: [], board: [], others: [], chosen: ids };
      await filePins(tx, [{ id: own.id, topics: topicsOfPin(evidence, families) }]);
      return;
    }
    await deleteChoice(tx, own);
    await makeTopicsDue(tx, [own.id]);
    await jobs.enqueue(tx, assignTopicsJob, {});
  });
}
