import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface EmailInviteRow {
  id: Id;
  board_id: Id;
  invited_by_user_id: Id;
  email_hash: string;
  email_hint: string;
  token_hash: string;
  access: string[];
  created_at: Date;
}

const COLUMNS = 'id, board_id, invited_by_user_id, email_hash, email_hint, token_hash, access, created_at';

interface NewEmailInvite {
  invitedById: Id;
  emailHash: string;
  emailHint: string;
  tokenHash: string;
  access: string[];
  at: Date;
}

const INSERT: Statement = {
  name: 'email-invites-insert',
  // An expired invite is sent again.
  text: `insert into board_email_invites as i
      (home, id, board_id, invited_by_user_id, email_hash, email_hint, token_hash, access, created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7, $8)
    on conflict (home, board_id, email_hash) do update set invited_by_user_id = excluded.invited_by_user_id,
      token_hash = excluded.token_hash, access = excluded.access, created_at = excluded.created_at
      where i.created_at <= $9
    returning id`,
};

/** Returns null and changes nothing if the address was invited since `since`. */
export async function insertEmailInvite(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'invite'>,
  invite: NewEmailInvite,
  since: Date,
): Promise<Id | null> {
  const { invitedById, emailHash, emailHint, tokenHash, access, at } = invite;
  const [row] = await tx.rows<{ id: Id }>(INSERT, [
    ...[homeOf(boardId), boardId, invitedById, emailHash, emailHint, tokenHash, access, at, since],
  ]);
  return row?.id ?? null;
}

const OF_BOARD: Statement = {
  name: 'email-invites-of-board',
  // Uses board_email_invites_once.
  text: `select ${COLUMNS} from board_email_invites
    where home = $1 and board_id = $2 and created_at > $3 order by created_at desc, id desc`,
};

/** A board has no more of them than people may work on it. */
export function listEmailInvites(db: Queryable, boardId: Id, since: Date): Promise<EmailInviteRow[]> {
  return db.rows<EmailInviteRow>(OF_BOARD, [homeOf(boardId), boardId, since]);
}

const BY_ID: Statement = {
  name: 'email-invites-by-id',
  text: `select ${COLUMNS} from board_email_invites where home = $1 and id = $2 and created_at > $3`,
};

export async function findEmailInvite(db: Queryable, id: Id, since: Date): Promise<EmailInviteRow | null> {
  const [row] = await db.rows<EmailInviteRow>(BY_ID, [homeOf(id), id, since]);
  return row ?? null;
}

const DELETE: Statement = {
  name: 'email-invites-delete',
  text: 'delete from board_email_invites where home = $1 and id = $2 and board_id = $3 returning id',
};

export async function deleteEmailInvite(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'invite' | 'join' | 'leave'>,
  id: Id,
): Promise<boolean> {
  return (await tx.rows(DELETE, [homeOf(id), id, boardId])).length > 0;
}

const WORKS_ON_BOARD: Statement = {
  name: 'email-invites-works-on-board',
  // Uses accounts_email and the primary key of board_collaborators.
  text: `select from accounts a join board_collaborators c on c.home = $2 and c.board_id = $3 and c.user_id = a.id
    where a.email = $1 and c.status = 'accepted'`,
};

export async function worksOnBoard(db: Queryable, email: string, boardId: Id): Promise<boolean> {
  return (await db.rows(WORKS_ON_BOARD, [email, homeOf(boardId), boardId])).length > 0;
}

const OLD: Statement = {
  name: 'email-invites-purge',
  // Uses board_email_invites_to_purge.
  text: 'delete from board_email_invites where created_at <= $1',
};

export async function deleteOldEmailInvites(db: Queryable, until: Date): Promise<void> {
  await db.write(OLD, [until]);
}
