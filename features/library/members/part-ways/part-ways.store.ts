import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const INVITED: Statement = {
  name: 'part-ways-invites',
  // Uses board_invites_of_user; the boards of one person share a home.
  text: `select board_id from board_invites
    where home = $1 and invited_user_id = $2 and status = 'pending' and board_id >> 51 = $3::bigint`,
};

export async function listInvitedTo(db: Queryable, personId: Id, other: Id): Promise<Id[]> {
  const rows = await db.rows<{ board_id: Id }>(INVITED, [homeOf(personId), personId, homeOf(other)]);
  return rows.map((row) => row.board_id);
}

const FORGET: Statement = {
  name: 'part-ways-requests',
  // Uses contact_requests_once.
  text: 'delete from contact_requests where home = $1 and recipient_id = $2 and sender_id = $3',
};

export async function forgetRequestsBetween(db: Queryable, recipientId: Id, senderId: Id): Promise<void> {
  await db.write(FORGET, [homeOf(recipientId), recipientId, senderId]);
}
