import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

/** Words that somebody wrote under a pin or to others. */
export interface WrittenRow {
  author_id: Id;
  text: string;
  /** The pin that it stands under; null of a message. */
  pin_id: Id | null;
}

const COMMENT: Statement = {
  name: 'moderation-comment',
  // Rides the primary key.
  text: `select user_id as author_id, text, pin_id from comments
    where home = $1 and id = $2 and deleted_at is null`,
};

export async function findComment(db: Queryable, id: Id): Promise<WrittenRow | null> {
  const [row] = await db.rows<WrittenRow>(COMMENT, [homeOf(id), id]);
  return row ?? null;
}

const MESSAGE: Statement = {
  name: 'moderation-message',
  // Rides the primary keys of messages and conversation_members.
  text: `select m.sender_id as author_id, m.text, null::bigint as pin_id from messages m
    join conversation_members c
      on c.home = m.home and c.conversation_id = m.conversation_id and c.user_id = $3
    where m.home = $1 and m.id = $2`,
};

/** A message of a conversation that this person takes part in. */
export async function findMessageFor(db: Queryable, readerId: Id, id: Id): Promise<WrittenRow | null> {
  const [row] = await db.rows<WrittenRow>(MESSAGE, [homeOf(id), id, readerId]);
  return row ?? null;
}
