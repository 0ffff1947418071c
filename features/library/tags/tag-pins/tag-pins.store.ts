import type { AllowedPin } from '#features/library/pins/pin-proof.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { MOST_TAGS_OF_PIN } from '../tag.ts';
import type { LockedTags } from '../tags.store.ts';

export interface TaggedPins {
  tagId: Id;
  pinIds: Id[];
}

const FULL: Statement = {
  name: 'tags-find-full-pin',
  // Uses pin_tags_of_pin and the primary key of tags.
  text: `select x.pin_id from pin_tags x
    join tags t on t.home = x.home and t.id = x.tag_id and t.deleted_at is null
    where x.home = $1 and x.pin_id = any($2::bigint[])
    and x.tag_id <> all($3::bigint[])
    group by x.pin_id having count(*) + cardinality($3::bigint[]) > ${MOST_TAGS_OF_PIN} limit 1`,
};

/** Whether one of them would have too many with these. */
export async function isAnyFull(
  tx: Transaction,
  { id: personId }: LockedTags,
  pinIds: readonly Id[],
  tagIds: readonly Id[],
): Promise<boolean> {
  return (await tx.rows<{ pin_id: Id }>(FULL, [homeOf(personId), pinIds, tagIds])).length > 0;
}

const ADD: Statement = {
  name: 'tags-tag-pins',
  text: `insert into pin_tags (home, tag_id, pin_id)
    select $1::smallint, tag.id, pin.id from unnest($2::bigint[]) as tag (id), unnest($3::bigint[]) as pin (id)
    on conflict do nothing returning tag_id, pin_id`,
};

/** Returns for each tag those that did not have it, if any. */
export async function addTagsToPins(
  tx: Transaction,
  { id: personId }: LockedTags,
  tagIds: readonly Id[],
  pins: readonly AllowedPin<'own'>[],
): Promise<TaggedPins[]> {
  const values = [homeOf(personId), tagIds, pins.map(({ id }) => id)];
  const rows = await tx.rows<{ tag_id: Id; pin_id: Id }>(ADD, values);
  const ofTag = Map.groupBy(rows, ({ tag_id }) => tag_id);
  return [...ofTag].map(([tagId, added]) => ({ tagId, pinIds: added.map(({ pin_id }) => pin_id) }));
}

const REMOVE: Statement = {
  name: 'tags-untag-pins',
  text: 'delete from pin_tags where home = $1 and tag_id = $2 and pin_id = any($3::bigint[])',
};

export async function removeTagFromPins(
  tx: Transaction,
  { id: personId }: LockedTags,
  tagId: Id,
  pins: readonly AllowedPin<'own'>[],
): Promise<void> {
  await tx.write(REMOVE, [homeOf(personId), tagId, pins.map(({ id }) => id)]);
}
