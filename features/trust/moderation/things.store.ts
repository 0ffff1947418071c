import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface WrittenRow {
  author_id: Id;
  text: string;
}

const MESSAGE: Statement = {
  name: 'moderation-message',
  // Uses the primary keys of messages and conversation_members.
  text: `select m.sender_id as author_id, m.text from messages m
    join conversation_members c
      on c.home = m.home and c.conversation_id = m.conversation_id and c.user_id = $3
    where m.home = $1 and m.id = $2 and m.removed_at is null`,
};

export async function findMessageFor(db: Queryable, readerId: Id, id: Id): Promise<WrittenRow | null> {
  const [row] = await db.rows<WrittenRow>(MESSAGE, [homeOf(id), id, readerId]);
  return row ?? null;
}
