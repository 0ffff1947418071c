import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import type { Batch } from '#platform/database/each-by-id.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { LockedPin } from '../pin-proof.ts';

const LIVE: Statement = {
  name: 'erase-person-live-pins',
  // Uses pins_of_pinner.
  text: `select id from pins where home = $1 and pinner_id = $2 and deleted_at is null
    order by id desc limit $3`,
};

export async function listLivePins(db: Queryable, personId: Id, limit: number): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(LIVE, [homeOf(personId), personId, limit]);
  return rows.map((row) => row.id);
}

const DELETED: Statement = {
  name: 'erase-person-deleted-pins',
  // Uses pins_deleted.
  text: `select id from pins where home = $1 and pinner_id = $2 and deleted_at is not null
    order by deleted_at desc, id desc limit $3`,
};

export async function listDeletedPins(db: Queryable, personId: Id, limit: number): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(DELETED, [homeOf(personId), personId, limit]);
  return rows.map((row) => row.id);
}

const FAVORITES: Statement = {
  name: 'erase-person-favorites',
  // Uses pin_users_favorited.
  text: `select pin_id as id from pin_users where home = $1 and user_id = $2 and favorited_at is not null
    and pin_id > coalesce($3::bigint, 0) order by pin_id limit $4`,
};

export function listFavorites(db: Queryable, personId: Id, { after, limit }: Batch): Promise<{ id: Id }[]> {
  return db.rows<{ id: Id }>(FAVORITES, [homeOf(personId), personId, after, limit]);
}

const MARKS: Statement = {
  name: 'erase-person-marks',
  text: 'delete from pin_users where home = $1 and user_id = $2',
};

export async function deleteMarks(tx: Transaction, { id: personId }: ErasedPerson): Promise<void> {
  await tx.write(MARKS, [homeOf(personId), personId]);
}

const TRIES: Statement = {
  name: 'erase-person-tries',
  // Uses pin_tries_of_author.
  text: `select id, pin_id from pin_tries where user_id = $1 and id > coalesce($2::bigint, 0) order by id limit $3`,
};

/** Includes tries that staff removed. */
export function listTriesBy(
  db: Queryable,
  personId: Id,
  { after, limit }: Batch,
): Promise<{ id: Id; pin_id: Id }[]> {
  return db.rows<{ id: Id; pin_id: Id }>(TRIES, [personId, after, limit]);
}

const DELETE_TRY: Statement = {
  name: 'erase-person-delete-try',
  text: `delete from pin_tries where home = $1 and id = $2 and user_id = $3 and pin_id = $4
    returning removed_at is null as is_counted`,
};

/** Returns whether it counted. */
export async function deleteTryForGood(
  tx: Transaction,
  person: ErasedPerson,
  pin: LockedPin,
  id: Id,
): Promise<boolean> {
  const values = [homeOf(id), id, person.id, pin.id];
  const [row] = await tx.rows<{ is_counted: boolean }>(DELETE_TRY, values);
  return row?.is_counted ?? false;
}

const LIKED: Statement = {
  name: 'erase-person-try-likes',
  // Uses pin_try_likes_of_person.
  text: `select try_id as id from pin_try_likes where user_id = $1 and try_id > coalesce($2::bigint, 0)
    order by try_id limit $3`,
};

export function listLikedTries(db: Queryable, personId: Id, { after, limit }: Batch): Promise<{ id: Id }[]> {
  return db.rows<{ id: Id }>(LIKED, [personId, after, limit]);
}
