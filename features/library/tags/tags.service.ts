import { findSeenPins } from '#features/library/pins/pin.service.ts';
import type { AllowedPin } from '#features/library/pins/pin-proof.ts';
import { findPinFacts, lockPins, pinsOf } from '#features/library/pins/pin-rows.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { distinctTags, MOST_TAGS, tagKey } from './tag.ts';
import type { Refused } from './tag-refusals.ts';
import { unlessRefused } from './tag-refusals.ts';
import { addTags, type LockedTags, lockTags } from './tags.store.ts';

export async function requireTags(tx: Transaction, personId: Id): Promise<LockedTags> {
  const own = await lockTags(tx, personId);
  if (!own) throw notFound('person');
  return own;
}

/** The tags of these names; those that are missing are created. */
export async function claimTags(
  tx: Transaction,
  own: LockedTags,
  names: readonly string[],
): Promise<{ ids: Id[] } | Refused> {
  const idOf = new Map(own.tags.map(({ id, key }) => [key, id]));
  const wanted = distinctTags(names);
  const missing = wanted.filter((name) => !idOf.has(tagKey(name)));
  if (missing.length > 0 && own.tags.length + missing.length > MOST_TAGS) return { refused: 'too-many-tags' };
  const added = await addTags(tx, own, missing);
  return { ids: [...wanted.flatMap((name) => idOf.get(tagKey(name)) ?? []), ...added] };
}

/** Others may have pins on the same board. Hidden pins are not found, before any lock, so that waiting reveals nothing. */
export async function requireOwnAmong(context: ContextFor<'person'>, ids: readonly Id[]): Promise<Id[]> {
  const seen = await findSeenPins(context, ids);
  if (seen.length < ids.length) throw notFound('pin');
  const own = new Set(seen.flatMap(({ id, pinner }) => (pinner.id === context.viewer.id ? [id] : [])));
  if (own.size === 0) unlessRefused({ refused: 'not-your-pin' });
  return ids.filter((id) => own.has(id));
}

/** Others' pins are not found. */
export async function requireOwnPins(
  { db, viewer }: ContextFor<'person'>,
  ids: readonly Id[],
): Promise<void> {
  const facts = await findPinFacts(db, ids);
  if (ids.some((id) => facts.get(id)?.pinner_id !== viewer.id)) throw notFound('pin');
}

export async function inOwnPins<Answer>(
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
