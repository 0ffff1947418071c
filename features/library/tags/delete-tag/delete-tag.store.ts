import type { Database, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { MOST_TAGS_OF_PIN } from '../tag.ts';
import type { LockedTags } from '../tags.store.ts';

const DELETE: Statement = {
  name: 'tags-delete',
  text: `update tags set deleted_at = $4
    where home = $1 and user_id = $2 and id = $3 and deleted_at is null returning id`,
};

/** Its pins keep it for undo. Returns whether it was there. */
export async function markTagDeleted(
  tx: Transaction,
  { id: personId }: LockedTags,
  tagId: Id,
  at: Date,
): Promise<boolean> {
  return (await tx.rows<{ id: Id }>(DELETE, [homeOf(personId), personId, tagId, at])).length > 0;
}

const DELETED: Statement = {
  name: 'tags-deleted',
  text: `select name, key from tags
    where home = $1 and user_id = $2 and id = $3 and deleted_at > $4`,
};

export async function findDeletedTag(
  tx: Transaction,
  { id: personId }: LockedTags,
  tagId: Id,
  since: Date,
): Promise<{ name: string; key: string } | null> {
  const values = [homeOf(personId), personId, tagId, since];
  const [row] = await tx.rows<{ name: string; key: string }>(DELETED, values);
  return row ?? null;
}

const RESTORE: Statement = {
  name: 'tags-restore',
  text: 'update tags set deleted_at = null where home = $1 and user_id = $2 and id = $3',
};

export async function unmarkTagDeleted(
  tx: Transaction,
  { id: personId }: LockedTags,
  tagId: Id,
): Promise<void> {
  await tx.write(RESTORE, [homeOf(personId), personId, tagId]);
}

const LEAVE_FULL: Statement = {
  name: 'tags-leave-full-pins',
  // Uses the primary key of pin_tags and pin_tags_of_pin.
  text: `delete from pin_tags x where x.home = $1 and x.tag_id = $2 and (
      select count(*) from pin_tags y
      join tags t on t.home = y.home and t.id = y.tag_id and t.user_id = $3 and t.deleted_at is null
      where y.home = x.home and y.pin_id = x.pin_id and y.tag_id <> x.tag_id) >= ${MOST_TAGS_OF_PIN}`,
};

/** Pins that have got as many other tags as a pin can have meanwhile do not get it back. */
export async function leaveFullPins(tx: Transaction, { id: personId }: LockedTags, tagId: Id): Promise<void> {
  await tx.write(LEAVE_FULL, [homeOf(personId), tagId, personId]);
}

const PURGE: Statement = {
  name: 'tags-purge',
  // Uses tags_to_purge.
  text: 'delete from tags where deleted_at <= $1',
};

export async function purgeTagsDeletedBefore(db: Database, until: Date): Promise<void> {
  await db.write(PURGE, [until]);
}
