import type { AllowedPin } from '#features/library/pins/pin-proof.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import { tagKey } from './tag.ts';

export interface Tag {
  id: Id;
  name: string;
}

/** All live tags of the person, who is locked: nobody else writes them until the transaction ends. */
export type LockedTags = Locked<{ id: Id; tags: (Tag & { key: string })[] }>;

const LOCK: Statement = {
  name: 'tags-lock-person',
  text: 'select id from users where home = $1 and id = $2 for no key update',
};

const OWN: Statement = {
  name: 'tags-of-person',
  // Uses tags_key.
  text: 'select id, name, key from tags where home = $1 and user_id = $2 and deleted_at is null',
};

/** Lock boards and pins before. */
export async function lockTags(tx: Transaction, personId: Id): Promise<LockedTags | null> {
  const values = [homeOf(personId), personId];
  const [person] = await tx.rows<Locked<{ id: Id }>>(LOCK, values);
  return person ? { ...person, tags: await tx.rows<Tag & { key: string }>(OWN, values) } : null;
}

const ADD: Statement = {
  name: 'tags-add',
  text: `insert into tags (home, id, user_id, name, key)
    select $1::smallint, new_id($1::smallint), $2::bigint, added.name, added.key
    from unnest($3::text[], $4::text[]) as added (name, key) returning id`,
};

export async function addTags(tx: Transaction, own: LockedTags, names: readonly string[]): Promise<Id[]> {
  if (names.length === 0) return [];
  const rows = await tx.rows<{ id: Id }>(ADD, [homeOf(own.id), own.id, names, names.map(tagKey)]);
  return rows.map(({ id }) => id);
}

const UNTAG: Statement = {
  name: 'tags-untag-pin',
  text: 'delete from pin_tags where home = $1 and pin_id = $2 and tag_id = any($3::bigint[])',
};

export async function removeTagsFrom(
  tx: Transaction,
  { id }: AllowedPin<'own'>,
  tagIds: readonly Id[],
): Promise<void> {
  if (tagIds.length > 0) await tx.write(UNTAG, [homeOf(id), id, tagIds]);
}

const TAG: Statement = {
  name: 'tags-tag-pin',
  text: `insert into pin_tags (home, tag_id, pin_id)
    select $1::smallint, added.id, $2::bigint from unnest($3::bigint[]) as added (id) on conflict do nothing`,
};

export async function addTagsTo(
  tx: Transaction,
  { id }: AllowedPin<'own'>,
  tagIds: readonly Id[],
): Promise<void> {
  if (tagIds.length > 0) await tx.write(TAG, [homeOf(id), id, tagIds]);
}

const COPY: Statement = {
  name: 'tags-copy-pins',
  text: `insert into pin_tags (home, tag_id, pin_id)
    select x.home, $4::bigint, x.pin_id from pin_tags x
    join tags t on t.home = x.home and t.id = x.tag_id and t.user_id = $2
    where x.home = $1 and x.tag_id = $3 on conflict do nothing`,
};

const DELETE: Statement = {
  name: 'tags-delete-merged',
  text: 'delete from tags where home = $1 and user_id = $2 and id = $3',
};

/** The pins of the first get the second; the first is gone. */
export async function mergeTag(
  tx: Transaction,
  { id: personId }: LockedTags,
  fromId: Id,
  intoId: Id,
): Promise<void> {
  await tx.write(COPY, [homeOf(personId), personId, fromId, intoId]);
  await tx.write(DELETE, [homeOf(personId), personId, fromId]);
}
