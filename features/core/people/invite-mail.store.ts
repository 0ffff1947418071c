import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { isActive } from './person-row.ts';

const UNWELCOME: Statement = {
  name: 'invite-mail-unwelcome',
  // Uses accounts_email, else primary keys.
  text: `with found as materialized (
      select a.id, u.suspended_at is not null or u.deleted_at is not null as is_away
      from accounts a join users u on u.home = (a.id >> 51)::smallint and u.id = a.id where a.email = $1)
    select from (select) as asked where
    exists (select 1 from invite_opt_outs where email_hash = $2)
    or not exists (select 1 from users s where s.home = $3 and s.id = $4 and ${isActive('s')})
    or exists (select 1 from found where found.id = $4 or found.is_away
      or exists (select 1 from blocks where home = $3 and blocker_id = $4 and blocked_id = found.id)
      or exists (select 1 from blocked_by where home = $3 and blocked_id = $4 and blocker_id = found.id))`,
};

export async function isUnwelcome(
  db: Queryable,
  { email, emailHash, senderId }: { email: string; emailHash: string; senderId: Id },
): Promise<boolean> {
  return (await db.rows(UNWELCOME, [email, emailHash, homeOf(senderId), senderId])).length > 0;
}

const LOCALE: Statement = {
  name: 'invite-mail-locale',
  // Uses accounts_email.
  text: `select coalesce((select locale from accounts where email = $1), (select locale from accounts where id = $2))
    as locale`,
};

/** The sender's language where the address has no account. */
export async function findMailLocale(db: Queryable, email: string, senderId: Id): Promise<string | null> {
  const [row] = await db.rows<{ locale: string | null }>(LOCALE, [email, senderId]);
  return row?.locale ?? null;
}

export async function insertOptOut(db: Queryable, emailHash: string, at: Date): Promise<void> {
  await db.write(
    'insert into invite_opt_outs (email_hash, created_at) values ($1, $2) on conflict do nothing',
    [emailHash, at],
  );
}
