import type { AllowedPin } from '#features/library/pins/pin-proof.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { MOST_TAGS_OF_PIN } from '../tag.ts';
import type { LockedTags } from '../tags.store.ts';

const FULL: Statement = {
  name: 'tags-find-full-pin',
  // Uses pin_tags_of_pin and the primary key of tags.
  text: `select x.pin_id from pin_tags x
    join tags t on t.home = x.home and t.id = x.tag_id and t.deleted_at is null
    where x.home = $1 and x.pin_id = any($2::bigint[])
    group by x.pin_id having count(*) >= ${MOST_TAGS_OF_PIN} and not bool_or(x.tag_id = $3) limit 1`,
};

/** Whether one of them can get no further tag. */
export async function isAnyFull(
  tx: Transaction,
  { id: personId }: LockedTags,
  pinIds: readonly Id[],
  tagId: Id,
): Promise<boolean> {
  return (await tx.rows<{ pin_id: Id }>(FULL, [homeOf(personId), pinIds, tagId])).length > 0;
}

const ADD: Statement = {
  name: 'tags-tag-pins',
  text: `insert into pin_tags (home, tag_id, pin_id)
    select $1::smallint, $2::bigint, added.id from unnest($3::bigint[]) as added (id)
    on conflict do nothing returning pin_id`,
};

/** Returns those that did not have it. */
export async function addTagToPins(
  tx: Transaction,
  { id: personId }: LockedTags,
  tagId: Id,
  pins: readonly AllowedPin<'own'>[],
): Promise<Id[]> {
  const values = [homeOf(personId), tagId, pins.map(({ id }) => id)];
  return (await tx.rows<{ pin_id: Id }>(ADD, values)).map(({ pin_id }) => pin_id);
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
