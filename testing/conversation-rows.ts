import type { Database } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

/** Two people who write to each other, with messages of the first; not a request for either. */
export async function conversationRows(
  db: Database,
  [writerId, readerId]: readonly [Id, Id],
  text = 'Hello',
): Promise<{ conversationId: Id; messageId: Id }> {
  const home = homeOf(writerId);
  const [row] = await db.rows<{ id: Id; message: Id }>('select new_id($1) as id, new_id($1) as message', [
    home,
  ]);
  if (!row) throw new Error('the database created no id');
  const { id: conversationId, message: messageId } = row;
  await db.write(
    'insert into conversations (home, id, created_by, last_message_at) values ($1, $2, $3, now())',
    [home, conversationId, writerId],
  );
  await db.write(
    `insert into messages (home, id, conversation_id, sender_id, text) values ($1, $2, $3, $4, $5)`,
    [home, messageId, conversationId, writerId, text],
  );
  for (const [userId, otherId, unread] of [
    [writerId, readerId, 0],
    [readerId, writerId, 1],
  ] as const) {
    await db.write('insert into conversation_members (home, conversation_id, user_id) values ($1, $2, $3)', [
      home,
      conversationId,
      userId,
    ]);
    await db.write(
      'insert into inbox (home, user_id, conversation_id, other_id, unread_count) values ($1, $2, $3, $4, $5)',
      [homeOf(userId), userId, conversationId, otherId, unread],
    );
  }
  return { conversationId, messageId };
}
