import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { unlessRefused } from '../tag-refusals.ts';
import { claimTags, inOwnPins, requireOwnAmong, requireOwnPins, requireTags } from '../tags.service.ts';
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

export async function untagPins(
  context: ContextFor<'person'>,
  tagged: readonly Readonly<TaggedPins>[],
): Promise<void> {
  const ids = [...new Set(tagged.flatMap(({ pinIds }) => pinIds))];
  await requireOwnPins(context, ids);
  await inOwnPins(context, ids, async (tx, pins) => {
    const own = await requireTags(tx, context.viewer.id);
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
