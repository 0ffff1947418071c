import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { LockedAccount } from '../person-of-account.ts';

export async function lockUsername(
  tx: Transaction,
  id: Id,
): Promise<LockedAccount & { username: string | null }> {
  const [row] = await tx.rows<LockedAccount & { username: string | null }>(
    'select id, username from accounts where id = $1 for update',
    [id],
  );
  if (!row) throw new Error(`no account ${id}`);
  return row;
}

export async function isUsernameOfAnother(db: Queryable, id: Id, username: string): Promise<boolean> {
  const rows = await db.rows(
    `select 1 from accounts where username = $2 and id <> $1
     union all select 1 from old_usernames where username = $2 and user_id <> $1`,
    [id, username],
  );
  return rows.length > 0;
}

/** @throws a unique violation if the name was taken concurrently. */
export async function setUsername(
  tx: Transaction,
  { id }: LockedAccount,
  name: { username: string; displayUsername: string; now: Date },
): Promise<void> {
  await tx.write('update accounts set username = $2, display_username = $3, updated_at = $4 where id = $1', [
    id,
    name.username,
    name.displayUsername,
    name.now,
  ]);
}

export async function keepOldUsername(
  tx: Transaction,
  { id }: LockedAccount,
  left: string,
  taken: string,
  now: Date,
): Promise<void> {
  await tx.write('delete from old_usernames where username = $1 and user_id = $2', [taken, id]);
  await tx.write(
    `insert into old_usernames (username, user_id, since) values ($1, $2, $3)
     on conflict (username) do update set since = excluded.since where old_usernames.user_id = excluded.user_id`,
    [left, id, now],
  );
}
