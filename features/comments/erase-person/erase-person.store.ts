import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const WRITTEN: Statement = {
  name: 'erase-person-comments',
  // Rides comments_of_author.
  text: 'select id, pin_id from comments where user_id = $1 order by id',
};

/** All that somebody said, deleted or not. */
export function listWrittenBy(db: Queryable, personId: Id): Promise<{ id: Id; pin_id: Id }[]> {
  return db.rows<{ id: Id; pin_id: Id }>(WRITTEN, [personId]);
}

const DELETE: Statement = {
  name: 'erase-person-comment',
  // Rides the primary key.
  text: 'delete from comments where home = $1 and id = $2',
};

export async function deleteCommentRow(tx: Transaction, id: Id): Promise<void> {
  await tx.write(DELETE, [homeOf(id), id]);
}

const LIKES: Statement = {
  name: 'erase-person-comment-likes',
  // Rides comment_likes_of_person.
  text: 'select comment_id as id from comment_likes where user_id = $1 order by comment_id',
};

/** The comments that somebody likes. */
export async function listLikesOf(db: Queryable, personId: Id): Promise<Id[]> {
  return (await db.rows<{ id: Id }>(LIKES, [personId])).map((row) => row.id);
}
