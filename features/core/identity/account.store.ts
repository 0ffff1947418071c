import type { Queryable, Transaction } from '#platform/database/database.ts';
import { type Home, homeOf, type Id } from '#platform/ids/ids.ts';
import type { Oneself } from './acting-access.ts';
import { isEmailHeld } from './mailed-link.store.ts';
import type { LockedAccount } from './person-of-account.ts';

export interface NewAccount {
  home: Home;
  fullName: string;
  /** In lower case. */
  email: string;
  username: string;
  /** As the person typed it, in any case. */
  displayUsername: string;
  isEmailConfirmed: boolean;
  locale: string | null;
  chosenLocale: string | null;
  now: Date;
}

export interface FoundAccount {
  id: Id;
  email: string;
  /** Null once the account is erased. */
  username: string | null;
  locale: string | null;
}

/** Until the transaction ends, nobody else can take or give up these addresses (lower case). */
export async function lockEmails(tx: Transaction, emails: readonly string[]): Promise<void> {
  for (const email of [...new Set(emails)].toSorted())
    await tx.rows(`select pg_advisory_xact_lock(hashtextextended('address ' || $1, 0))`, [email]);
}

/** Nobody can sign in to it yet. Null if the mail address or username is taken. */
export async function insertAccount(tx: Transaction, account: NewAccount): Promise<LockedAccount | null> {
  await lockEmails(tx, [account.email]);
  if (await isEmailHeld(tx, account.email)) return null;
  const { home, fullName, email, username, displayUsername, isEmailConfirmed, now } = account;
  const { locale, chosenLocale } = account;
  const [row] = await tx.rows<LockedAccount>(
    `insert into accounts (id, name, email, username, display_username, locale, chosen_locale, email_verified,
       created_at, updated_at)
     values (new_id($1), $2, $3, $4, $5, $6, $7, $8, $9, $9) on conflict do nothing returning id`,
    [home, fullName, email, username, displayUsername, locale, chosenLocale, isEmailConfirmed, now],
  );
  return row ?? null;
}

export async function setLocale(
  db: Queryable,
  { id }: Oneself,
  { chosen, locale }: { chosen: string | null; locale: string },
): Promise<void> {
  await db.write('update accounts set chosen_locale = $2, locale = $3 where id = $1', [id, chosen, locale]);
}

export async function lockAccount(tx: Transaction, id: Id): Promise<LockedAccount> {
  const [row] = await tx.rows<LockedAccount>('select id from accounts where id = $1 for no key update', [id]);
  if (!row) throw new Error(`no account ${id}`);
  return row;
}

export async function insertPassword(
  tx: Transaction,
  { id: accountId }: LockedAccount,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  // The form in which the auth library looks for passwords.
  await tx.write(
    `insert into credentials (account_id, provider_id, provider_account_id, password, created_at, updated_at)
     values ($1::bigint, 'credential', $1::bigint::text, $2, $3, $3)`,
    [accountId, passwordHash, now],
  );
}

// Uses credentials_account.
export async function setPassword(
  tx: Transaction,
  account: LockedAccount,
  made: { passwordHash: string; now: Date },
): Promise<void> {
  const changed = await tx.write(
    `update credentials set password = $2, updated_at = $3 where account_id = $1 and provider_id = 'credential'`,
    [account.id, made.passwordHash, made.now],
  );
  if (changed === 0) await insertPassword(tx, account, made);
}

/** After this, only a mailed link can set a new one. Uses credentials_account. */
export async function dropPassword(tx: Transaction, { id }: LockedAccount): Promise<void> {
  await tx.write(`delete from credentials where account_id = $1 and provider_id = 'credential'`, [id]);
}

/** A mark that no other password shares; null without a password. Uses credentials_account. */
export async function findPasswordMark(db: Queryable, accountId: Id | null): Promise<string | null> {
  const [row] = await db.rows<{ mark: string | null }>(
    `select left(md5(password), 16) as mark from credentials
     where account_id = $1 and provider_id = 'credential'`,
    [accountId],
  );
  return row?.mark ?? null;
}

/** The same, locked: nobody takes the account back or changes the password meanwhile. */
export async function lockPassword(
  tx: Transaction,
  accountId: Id,
): Promise<LockedAccount & { mark: string | null }> {
  const account = await lockAccount(tx, accountId);
  await tx.rows(`select from credentials where account_id = $1 and provider_id = 'credential' for update`, [
    accountId,
  ]);
  return { ...account, mark: await findPasswordMark(tx, accountId) };
}

/** Whether an account has this mail address or can still take it back. Uses accounts_email. */
export async function isEmailTaken(db: Queryable, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  const rows = await db.rows('select 1 from accounts where email = $1', [address]);
  return rows.length > 0 || isEmailHeld(db, address);
}

/** Which of these usernames (lower case) are or were in use. Uses accounts_username and old_usernames_pkey. */
export async function takenUsernames(db: Queryable, names: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ username: string }>(
    `select username from accounts where username = any($1)
     union all select username from old_usernames where username = any($1)`,
    [names],
  );
  return new Set(rows.map((row) => row.username));
}

/** Erased accounts are not found. */
export async function findAccountByLogin(db: Queryable, login: string): Promise<FoundAccount | null> {
  const column = login.includes('@') ? 'email' : 'username';
  const [row] = await db.rows<FoundAccount>(
    `select id, email, username, locale from accounts where ${column} = $1 and username is not null`,
    [login.toLowerCase()],
  );
  return row ?? null;
}

export async function findAccountById(db: Queryable, id: Id): Promise<FoundAccount | null> {
  const [row] = await db.rows<FoundAccount>(
    'select id, email, username, locale from accounts where id = $1',
    [id],
  );
  return row ?? null;
}

export async function findStanding(
  db: Queryable,
  accountId: Id,
): Promise<'good' | 'deactivated' | 'suspended' | null> {
  const [row] = await db.rows<{ standing: 'good' | 'deactivated' | 'suspended' }>(
    `select case when suspended_at is not null then 'suspended'
       when deactivated_at is not null then 'deactivated' else 'good' end as standing
     from users where home = $1 and id = $2 and deleted_at is null`,
    [homeOf(accountId), accountId],
  );
  return row?.standing ?? null;
}

/** Null if the suspension is permanent or there is none. */
export async function findSuspensionEnd(db: Queryable, accountId: Id): Promise<Date | null> {
  const [row] = await db.rows<{ end: Date | null }>(
    'select suspended_until as end from users where home = $1 and id = $2',
    [homeOf(accountId), accountId],
  );
  return row?.end ?? null;
}

/** `credential` is the account's own password. Uses credentials_account. */
export async function listLoginProviders(db: Queryable, accountId: Id): Promise<string[]> {
  const rows = await db.rows<{ provider_id: string }>(
    'select provider_id from credentials where account_id = $1',
    [accountId],
  );
  return rows.map((row) => row.provider_id);
}
