import type { LockedPin } from '#features/library/pins/pin-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { AllowedComment, LockedComment } from './comment.ts';

const COLUMNS = [
  'id',
  'pin_id',
  'user_id',
  'reply_to_id',
  'text',
  'like_count',
  'reply_count',
  'mentioned_ids',
  'created_at',
  'deleted_at',
  'deleted_by',
];

export interface CommentRow {
  id: Id;
  pin_id: Id;
  user_id: Id;
  reply_to_id: Id | null;
  text: string;
  like_count: number;
  reply_count: number;
  mentioned_ids: Id[];
  created_at: Date;
  deleted_at: Date | null;
  deleted_by: Id | null;
}

export const COMMENT_COLUMNS = COLUMNS.join(', ');

const BY_IDS: Statement = {
  name: 'comments-by-ids',
  text: `select ${COMMENT_COLUMNS} from comments
    where (home, id) in (select * from unnest($1::smallint[], $2::bigint[]))`,
};

export async function mapComments(db: Queryable, ids: readonly Id[]): Promise<Map<Id, CommentRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<CommentRow>(BY_IDS, [ids.map(homeOf), ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findComment(db: Queryable, id: Id): Promise<CommentRow | null> {
  return (await mapComments(db, [id])).get(id) ?? null;
}

const DELETABLE: Statement = {
  name: 'comments-deletable',
  // A comment lives in the home of its pin.
  text: `select ${COLUMNS.map((name) => `said.${name}`).join(', ')}
    from comments said left join pins p on p.home = said.home and p.id = said.pin_id and p.deleted_at is null
    where said.home = $1 and said.id = $2 and $3 in (said.user_id, p.pinner_id)`,
};

/** Deleted or not; this person wrote it, or it is under their pin. */
export async function findDeletable(db: Queryable, id: Id, personId: Id): Promise<CommentRow | null> {
  const [row] = await db.rows<CommentRow>(DELETABLE, [homeOf(id), id, personId]);
  return row ?? null;
}

/** Deleted or not. */
export async function findLocked(tx: Transaction, pin: LockedPin, id: Id): Promise<LockedComment | null> {
  const row = await findComment(tx, id);
  return row?.pin_id === pin.id ? (row as LockedComment) : null;
}

const COUNT_REPLY: Statement = {
  name: 'comments-count-reply',
  text: `update comments set reply_count = reply_count + $3 where home = $1 and id = $2 and pin_id = $4
    returning ${COMMENT_COLUMNS}`,
};

/** Returns the row as it is now. */
export async function changeReplyCount(
  tx: Transaction,
  pin: LockedPin,
  id: Id,
  by: number,
): Promise<CommentRow | null> {
  const [row] = await tx.rows<CommentRow>(COUNT_REPLY, [homeOf(id), id, by, pin.id]);
  return row ?? null;
}

const SET_DELETED: Statement = {
  name: 'comments-set-deleted',
  text: 'update comments set deleted_at = $3, deleted_by = $4 where home = $1 and id = $2',
};

/** A null time restores it. */
export async function setDeleted(
  tx: Transaction,
  { id }: AllowedComment,
  deleted: { at: Date; by: Id } | null,
): Promise<void> {
  await tx.write(SET_DELETED, [homeOf(id), id, deleted?.at ?? null, deleted?.by ?? null]);
}
