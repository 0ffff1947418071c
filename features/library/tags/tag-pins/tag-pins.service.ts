import { findSeenPins } from '#features/library/pins/pin.service.ts';
import type { AllowedPin } from '#features/library/pins/pin-proof.ts';
import { findPinFacts, lockPins, pinsOf } from '#features/library/pins/pin-rows.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { unlessRefused } from '../tag-refusals.ts';
import { claimTags, requireTags } from '../tags.service.ts';
import { addTagsToPins, isAnyFull, removeTagFromPins, type TaggedPins } from './tag-pins.store.ts';

/** Adds all tags to the own ones among the pins, or none. `added` are those that did not have them, for undo. */
export async function tagPins(
  context: ContextFor<'person'>,
  pinIds: readonly Id[],
  names: readonly string[],
): Promise<{ ids: Id[]; added: TaggedPins[] }> {
  const ids = await requireOwnAmong(context, pinIds);
  return inOwnPins(context, ids, async (tx, pins) => {
    const own = await requireTags(tx, context.viewer.id);
    const { ids: tagIds } = unlessRefused(await claimTags(tx, own, names));
    // New tags go with the transaction.
    if (await isAnyFull(tx, own, ids, tagIds)) unlessRefused({ refused: 'too-many-tags-of-pin' });
    return { ids, added: await addTagsToPins(tx, own, tagIds, pins) };
  });
}

/** Others may have pins on the same board. Hidden pins are not found, before any lock, so that waiting reveals nothing. */
async function requireOwnAmong(context: ContextFor<'person'>, ids: readonly Id[]): Promise<Id[]> {
  const seen = await findSeenPins(context, ids);
  if (seen.length < ids.length) throw notFound('pin');
  const own = new Set(seen.flatMap(({ id, pinner }) => (pinner.id === context.viewer.id ? [id] : [])));
  if (own.size === 0) {
    const message = 'Only the person who saved a Pin can tag it.';
    throw new Refusal({ kind: 'forbidden', reason: 'not-your-pin', field: 'pin_ids', message });
  }
  return ids.filter((id) => own.has(id));
}

export async function untagPins(
  context: ContextFor<'person'>,
  tagged: readonly Readonly<TaggedPins>[],
): Promise<void> {
  const { db, viewer } = context;
  const ids = [...new Set(tagged.flatMap(({ pinIds }) => pinIds))];
  const facts = await findPinFacts(db, ids);
  if (ids.some((id) => facts.get(id)?.pinner_id !== viewer.id)) throw notFound('pin');
  await inOwnPins(context, ids, async (tx, pins) => {
    const own = await requireTags(tx, viewer.id);
    for (const { tagId, pinIds } of tagged) {
      if (!own.tags.some(({ id }) => id === tagId)) throw notFound('tag');
      const untagged = new Set(pinIds);
      await removeTagFromPins(
        tx,
        own,
        tagId,
        pins.filter(({ id }) => untagged.has(id)),
      );
    }
  });
}

async function inOwnPins<Answer>(
  { db, viewer }: ContextFor<'person'>,
  ids: readonly Id[],
  work: (tx: Transaction, pins: readonly AllowedPin<'own'>[]) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const pins = pinsOf(viewer.id, (await lockPins(tx, ids)).values());
    if (pins.length < ids.length || pins.some((pin) => pin.deleted_at)) throw notFound('pin');
    return work(tx, pins);
  });
}
