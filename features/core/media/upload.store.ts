import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { MediaKind, UploadStatus } from './media.ts';

export interface UploadRow {
  id: Id;
  kind: MediaKind;
  status: UploadStatus;
  failure: string | null;
  signature: string | null;
}

const INSERT: Statement = {
  name: 'uploads-insert',
  text: `insert into uploads (home, id, user_id, kind, created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4) returning id`,
};

export async function insertUpload(db: Queryable, userId: Id, kind: MediaKind, at: Date): Promise<Id> {
  const [row] = await db.rows<{ id: Id }>(INSERT, [homeOf(userId), userId, kind, at]);
  if (!row) throw new Error('the upload was not inserted');
  return row.id;
}

const OWN: Statement = {
  name: 'uploads-own',
  // Uploads live in their person's home.
  text: `select id, kind, status, failure, signature from uploads
    where home = $1 and id = any($3::bigint[]) and user_id = $2`,
};

export async function listUploads(db: Queryable, userId: Id, ids: readonly Id[]): Promise<UploadRow[]> {
  return db.rows<UploadRow>(OWN, [homeOf(userId), userId, ids]);
}

const FIND: Statement = {
  name: 'uploads-find',
  text: 'select id, user_id, kind, status, failure, signature from uploads where home = $1 and id = $2',
};

/** Call it only for the bearer of its token. */
export async function findUpload(db: Queryable, id: Id): Promise<(UploadRow & { user_id: Id }) | null> {
  const [row] = await db.rows<UploadRow & { user_id: Id }>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const CLAIM: Statement = {
  name: 'uploads-claim',
  text: `update uploads set status = 'processing', claimed_until = $4 where home = $1 and id = $2 and (
    status = 'registered' or (status = 'processing' and (claimed_until is null or claimed_until <= $3)))`,
};

/** Only one of two concurrent calls succeeds. */
export async function claimUpload(db: Queryable, id: Id, now: Date, until: Date): Promise<boolean> {
  return (await db.write(CLAIM, [homeOf(id), id, now, until])) === 1;
}

const RENEW: Statement = {
  name: 'uploads-renew',
  text: `update uploads set claimed_until = $4
    where home = $1 and id = $2 and status = 'processing' and claimed_until = $3`,
};

/** False if the claim until that moment is no longer in force. */
export async function renewUpload(
  db: Queryable,
  { id, until }: { id: Id; until: Date },
  next: Date,
): Promise<boolean> {
  return (await db.write(RENEW, [homeOf(id), id, until, next])) === 1;
}

const RELEASE: Statement = {
  name: 'uploads-release',
  text: `update uploads set status = 'registered', claimed_until = null
    where home = $1 and id = $2 and status = 'processing' and claimed_until = $3`,
};

/** Works only while the claim until that moment is in force. */
export async function releaseUpload(db: Queryable, id: Id, until: Date): Promise<void> {
  await db.write(RELEASE, [homeOf(id), id, until]);
}

const FINISH: Statement = {
  name: 'uploads-finish',
  text: `update uploads set status = $4, signature = $5, failure = $6, finished_at = $7
    where home = $1 and id = $2 and status = 'processing' and claimed_until = $3`,
};

/** Works only while the claim until that moment is in force. */
export async function finishUpload(
  db: Queryable,
  { id, until }: { id: Id; until: Date },
  end: { signature: string } | { failure: string },
  at: Date,
): Promise<boolean> {
  const values = 'signature' in end ? ['succeeded', end.signature, null] : ['failed', null, end.failure];
  return (await db.write(FINISH, [homeOf(id), id, until, ...values, at])) === 1;
}

const ABANDON: Statement = {
  name: 'uploads-abandon',
  // Uses uploads_unfinished.
  text: `update uploads set status = 'failed', failure = 'abandoned', finished_at = $2
    where finished_at is null and created_at < $1`,
};

export async function abandonUploads(db: Queryable, before: Date, at: Date): Promise<number> {
  return db.write(ABANDON, [before, at]);
}

const DELETE_OF: Statement = {
  name: 'uploads-delete-of',
  // Uses uploads_of_user.
  text: 'delete from uploads where home = $1 and user_id = $2 returning signature',
};

export async function deleteUploadsOf(db: Queryable, userId: Id): Promise<string[]> {
  const rows = await db.rows<{ signature: string | null }>(DELETE_OF, [homeOf(userId), userId]);
  return [...new Set(rows.flatMap(({ signature }) => signature ?? []))];
}
