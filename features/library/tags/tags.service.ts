import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { distinctTags, MOST_TAGS, tagKey } from './tag.ts';
import type { Refused } from './tag-refusals.ts';
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
