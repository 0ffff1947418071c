import type { InviteRow } from '#features/library/boards/board-invites.store.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const ACCESS: Statement = {
  name: 'list-invites-access',
  text: `select wanted.id, c.access
    from unnest($1::bigint[], $2::smallint[], $3::bigint[], $4::bigint[]) as wanted (id, home, board_id, user_id)
    join board_collaborators c
      on c.home = wanted.home and c.board_id = wanted.board_id and c.user_id = wanted.user_id`,
};

export async function mapInvitedAccess(
  db: Queryable,
  invites: readonly InviteRow[],
): Promise<Map<Id, string[]>> {
  if (invites.length === 0) return new Map();
  const rows = await db.rows<{ id: Id; access: string[] }>(ACCESS, [
    invites.map((invite) => invite.id),
    invites.map((invite) => homeOf(invite.board_id)),
    invites.map((invite) => invite.board_id),
    invites.map((invite) => invite.invited_user_id),
  ]);
  return new Map(rows.map((row) => [row.id, row.access]));
}
