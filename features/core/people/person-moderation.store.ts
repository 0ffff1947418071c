import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Allowed, Locked } from '#platform/resource/allowed.ts';

/** `until` null with `at` set is permanent. */
export interface Suspension {
  at: Date | null;
  until: Date | null;
}

const LOCK: Statement = {
  name: 'suspension-lock',
  text: `select id, suspended_at as at, suspended_until as until from users where home = $1 and id = $2 for no key update`,
};

export type AllowedSuspension = Allowed<Suspension & { id: Id }, 'moderate'>;

export async function lockSuspension(tx: Transaction, id: Id): Promise<Locked<Suspension & { id: Id }>> {
  const [row] = await tx.rows<Locked<Suspension & { id: Id }>>(LOCK, [homeOf(id), id]);
  if (!row) throw new Error(`no person ${id}`);
  return row;
}

const SET: Statement = {
  name: 'suspension-set',
  text: 'update users set suspended_at = $3, suspended_until = $4 where home = $1 and id = $2',
};

export async function setSuspension(
  tx: Transaction,
  { id }: AllowedSuspension,
  { at, until }: Suspension,
): Promise<void> {
  await tx.write(SET, [homeOf(id), id, at, until]);
}

const LIFT: Statement = {
  name: 'suspension-lift-ended',
  // Uses users_suspended_until.
  text: 'update users set suspended_at = null, suspended_until = null where suspended_until <= $1',
};

/** Returns how many. */
export async function liftEnded(db: Queryable, now: Date): Promise<number> {
  return db.write(LIFT, [now]);
}

const LOCK_PICTURES: Statement = {
  name: 'profile-picture-lock',
  text: 'select id, avatar_signature from users where home = $1 and id = $2 for no key update',
};

export type AllowedPictures = Allowed<{ id: Id; avatar_signature: string | null }, 'moderate'>;

export async function lockPictures(
  tx: Transaction,
  id: Id,
): Promise<Locked<{ id: Id; avatar_signature: string | null }>> {
  type Row = Locked<{ id: Id; avatar_signature: string | null }>;
  const [row] = await tx.rows<Row>(LOCK_PICTURES, [homeOf(id), id]);
  if (!row) throw new Error(`no person ${id}`);
  return row;
}

const SET_PICTURES: Statement = {
  name: 'profile-picture-set',
  text: 'update users set avatar_signature = $3 where home = $1 and id = $2',
};

/** Returns its signature; null if there was none. */
export async function clearPicture(
  tx: Transaction,
  { id, avatar_signature }: AllowedPictures,
): Promise<string | null> {
  await tx.write(SET_PICTURES, [homeOf(id), id, null]);
  return avatar_signature;
}

const PUT_BACK: Statement = {
  name: 'profile-picture-put-back',
  text: `update users set avatar_signature = coalesce(avatar_signature, $3) where home = $1 and id = $2`,
};

/** Not if the person has since chosen another. */
export async function putPictureBack(
  tx: Transaction,
  { id }: AllowedPictures,
  signature: string,
): Promise<void> {
  await tx.write(PUT_BACK, [homeOf(id), id, signature]);
}

const COVERS: Statement = {
  name: 'profile-covers-clear',
  // Ids are text, because JSON numbers would lose their last digits.
  text: `with gone as (delete from profile_covers where home = $1 and user_id = $2 returning *)
    select to_jsonb(gone)::text as cover from gone`,
};

/** Returns the rows, each as text. */
export async function clearCovers(tx: Transaction, { id }: AllowedPictures): Promise<string[]> {
  const rows = await tx.rows<{ cover: string }>(COVERS, [homeOf(id), id]);
  return rows.map((row) => row.cover);
}

const PUT_COVERS_BACK: Statement = {
  name: 'profile-covers-put-back',
  text: `insert into profile_covers
    select kept.* from unnest($1::text[]) as t (cover), jsonb_populate_record(null::profile_covers, t.cover::jsonb) as kept
    where kept.home = $2 and kept.user_id = $3 on conflict do nothing`,
};

export async function putCoversBack(
  tx: Transaction,
  { id }: AllowedPictures,
  covers: readonly string[],
): Promise<void> {
  if (covers.length > 0) await tx.write(PUT_COVERS_BACK, [covers, homeOf(id), id]);
}

const LOCK_INDEXING: Statement = {
  name: 'person-noindex-lock',
  text: 'select id from users where home = $1 and id = $2 for no key update',
};

export type AllowedIndexing = Allowed<{ id: Id }, 'moderate'>;

export async function lockIndexing(tx: Transaction, id: Id): Promise<Locked<{ id: Id }>> {
  const [row] = await tx.rows<Locked<{ id: Id }>>(LOCK_INDEXING, [homeOf(id), id]);
  if (!row) throw new Error(`no person ${id}`);
  return row;
}

const SET_INDEXING: Statement = {
  name: 'person-set-noindex-reason',
  text: 'update users set staff_noindex_reason = $3 where home = $1 and id = $2',
};

export async function setNoindexReason(
  tx: Transaction,
  { id }: AllowedIndexing,
  reason: string | null,
): Promise<void> {
  await tx.write(SET_INDEXING, [homeOf(id), id, reason]);
}
