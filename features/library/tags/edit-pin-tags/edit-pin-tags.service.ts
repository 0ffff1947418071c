import { findSeenPin, requireVisiblePin } from '#features/library/pins/pin.service.ts';
import { lockPins, pinsOf } from '#features/library/pins/pin-rows.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { unlessRefused } from '../tag-refusals.ts';
import { claimTags, requireTags } from '../tags.service.ts';
import { addTagsTo, removeTagsFrom } from '../tags.store.ts';
import { type PinMarks, readMarks, writeNote } from './edit-pin-tags.store.ts';

/** Only the pinner has them: for others there is no such thing. */
export async function showMarks(context: ContextFor<'person'>, pinId: Id): Promise<PinMarks> {
  const row = await findSeenPin(context, pinId);
  if (row?.pinner.id !== context.viewer.id) throw notFound('pin');
  return readMarks(context.db, pinId);
}

export interface EditMarksInput {
  pinId: Id;
  /** Undefined leaves it, the empty text deletes it. */
  note: string | undefined;
  /** Replaces all tags of the pin; undefined leaves them. */
  tags: readonly string[] | undefined;
}

export async function editMarks(
  context: ContextFor<'person'>,
  { pinId, note, tags }: EditMarksInput,
): Promise<PinMarks> {
  const { db, viewer } = context;
  const { row } = await requireVisiblePin(context, pinId);
  if (row.pinner.id !== viewer.id) {
    const message = 'Only the person who saved a Pin can edit it.';
    throw new Refusal({ kind: 'forbidden', reason: 'not-your-pin', message });
  }
  await db.transaction(async (tx) => {
    const [pin] = pinsOf(viewer.id, (await lockPins(tx, [pinId])).values());
    if (!pin || pin.deleted_at) throw notFound('pin');
    if (note !== undefined) await writeNote(tx, pin, note);
    if (!tags) return;
    const own = await requireTags(tx, viewer.id);
    const { ids } = unlessRefused(await claimTags(tx, own, tags));
    await removeTagsFrom(
      tx,
      pin,
      own.tags.flatMap(({ id }) => (ids.includes(id) ? [] : id)),
    );
    await addTagsTo(tx, pin, ids);
  });
  return readMarks(db, pinId);
}
