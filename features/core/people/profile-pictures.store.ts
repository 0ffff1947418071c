import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const LOCK: Statement = {
  name: 'profile-picture-lock',
  // Uses the primary key.
  text: 'select avatar_signature from users where home = $1 and id = $2 for no key update',
};

const SET: Statement = {
  name: 'profile-picture-set',
  // Uses the primary key.
  text: 'update users set avatar_signature = $3 where home = $1 and id = $2',
};

/** Removes a profile's picture; returns its signature, or null if there was none. */
export async function clearPicture(tx: Transaction, id: Id): Promise<string | null> {
  const [row] = await tx.rows<{ avatar_signature: string | null }>(LOCK, [homeOf(id), id]);
  await tx.write(SET, [homeOf(id), id, null]);
  return row?.avatar_signature ?? null;
}

const PUT_BACK: Statement = {
  name: 'profile-picture-put-back',
  // Uses the primary key.
  text: `update users set avatar_signature = coalesce(avatar_signature, $3) where home = $1 and id = $2`,
};

/** Restores a picture unless the person has since chosen another. */
export async function putPictureBack(tx: Transaction, id: Id, signature: string): Promise<void> {
  await tx.write(PUT_BACK, [homeOf(id), id, signature]);
}

const COVERS: Statement = {
  name: 'profile-covers-clear',
  // Uses the primary key. As text, because JSON numbers would lose the last digits of ids.
  text: `with gone as (delete from profile_covers where home = $1 and user_id = $2 returning *)
    select to_jsonb(gone)::text as cover from gone`,
};

/** Removes a profile's cover; returns its rows, each as text. */
export async function clearCovers(tx: Transaction, id: Id): Promise<string[]> {
  const rows = await tx.rows<{ cover: string }>(COVERS, [homeOf(id), id]);
  return rows.map((row) => row.cover);
}

const PUT_COVERS_BACK: Statement = {
  name: 'profile-covers-put-back',
  // Uses the primary key.
  text: `insert into profile_covers
    select kept.* from unnest($1::text[]) as t (cover), jsonb_populate_record(null::profile_covers, t.cover::jsonb) as kept
    on conflict do nothing`,
};

export async function putCoversBack(tx: Transaction, covers: readonly string[]): Promise<void> {
  if (covers.length > 0) await tx.write(PUT_COVERS_BACK, [covers]);
}
