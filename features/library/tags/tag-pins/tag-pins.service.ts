import type { AllowedPin } from '#features/library/pins/pin-proof.ts';
import { findPinFacts, lockPins, pinsOf } from '#features/library/pins/pin-rows.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { unlessRefused } from '../tag-refusals.ts';
import { claimTags, requireTags } from '../tags.service.ts';
import { addTagToPins, isAnyFull, removeTagFromPins } from './tag-pins.store.ts';

type Tagged = { tagId: Id; pinIds: Id[] };

/** Adds the tag to all of them or none. Returns those that did not have it, for undo. */
export async function tagPins(
  context: ContextFor<'person'>,
  pinIds: readonly Id[],
  name: string,
): Promise<Tagged> {
  return inOwnPins(context, pinIds, async (tx, pins) => {
    const own = await requireTags(tx, context.viewer.id);
    const [tagId] = unlessRefused(await claimTags(tx, own, [name])).ids;
    if (!tagId) throw new Error('no tag was claimed');
    // A new tag goes with the transaction.
    if (await isAnyFull(tx, own, pinIds, tagId)) unlessRefused({ refused: 'too-many-tags-of-pin' });
    return { tagId, pinIds: await addTagToPins(tx, own, tagId, pins) };
  });
}

export async function untagPins(
  context: ContextFor<'person'>,
  pinIds: readonly Id[],
  tagId: Id,
): Promise<void> {
  await inOwnPins(context, pinIds, async (tx, pins) => {
    const own = await requireTags(tx, context.viewer.id);
    if (!own.tags.some(({ id }) => id === tagId)) throw notFound('tag');
    await removeTagFromPins(tx, own, tagId, pins);
  });
}

/** Pins of others are not found, before any lock, so that waiting reveals nothing. */
async function inOwnPins<Answer>(
  { db, viewer }: ContextFor<'person'>,
  ids: readonly Id[],
  work: (tx: Transaction, pins: readonly AllowedPin<'own'>[]) => Promise<Answer>,
): Promise<Answer> {
  const facts = await findPinFacts(db, ids);
  if (ids.some((id) => facts.get(id)?.pinner_id !== viewer.id)) throw notFound('pin');
  return db.transaction(async (tx) => {
    const pins = pinsOf(viewer.id, (await lockPins(tx, ids)).values());
    if (pins.length < ids.length || pins.some((pin) => pin.deleted_at)) throw notFound('pin');
    return work(tx, pins);
  });
}
