import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import type { Batch } from '#platform/database/each-by-id.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { LockedComment } from '../comment.ts';

const WRITTEN: Statement = {
  name: 'erase-person-comments',
  // Uses comments_of_author.
  text: 'select id, pin_id from comments where user_id = $1 and id > coalesce($2::bigint, 0) order by id limit $3',
};

export function listWrittenBy(
  db: Queryable,
  personId: Id,
  { after, limit }: Batch,
): Promise<{ id: Id; pin_id: Id }[]> {
  return db.rows<{ id: Id; pin_id: Id }>(WRITTEN, [personId, after, limit]);
}

const DELETE: Statement = {
  name: 'erase-person-comment',
  text: 'delete from comments where home = $1 and id = $2 and user_id = $3',
};

export async function deleteCommentRow(
  tx: Transaction,
  person: ErasedPerson,
  { id }: LockedComment,
): Promise<void> {
  await tx.write(DELETE, [homeOf(id), id, person.id]);
}

const LIKES: Statement = {
  name: 'erase-person-comment-likes',
  // Uses comment_likes_of_person.
  text: `select comment_id as id from comment_likes where user_id = $1 and comment_id > coalesce($2::bigint, 0)
    order by comment_id limit $3`,
};

export function listLikesOf(db: Queryable, personId: Id, { after, limit }: Batch): Promise<{ id: Id }[]> {
  return db.rows<{ id: Id }>(LIKES, [personId, after, limit]);
}
