import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { hashToken, type MailedLinkKind, newToken } from './mailed-link.ts';
import type { LockedAccount } from './person-of-account.ts';

interface NewLink {
  kind: MailedLinkKind;
  accountId: Id;
  /** What the account gets by it, in lower case. */
  address?: string;
  /** The password that asked for it, by `findPasswordMark`. */
  passwordMark?: string;
  milliseconds: number;
}

/** Returns the token of the link, of which the database holds only a hash. */
export async function insertLink(db: Queryable, link: NewLink): Promise<string> {
  const { kind, accountId, address, passwordMark, milliseconds } = link;
  const token = newToken();
  await db.write(
    `insert into mailed_links (kind, account_id, address, password_mark, token_hash, expires_at)
     values ($1, $2, $3, $4, $5, clock_timestamp() + make_interval(secs => $6))`,
    [kind, accountId, address ?? null, passwordMark ?? null, hashToken(token), milliseconds / 1000],
  );
  return token;
}

export interface MailedLink {
  id: Id;
  kind: MailedLinkKind;
  accountId: Id;
  address: string | null;
  passwordMark: string | null;
}

/** Null if the link is unknown, used, expired or of another kind. Uses mailed_links_token. */
export async function findLink(
  db: Queryable,
  token: string,
  ...kinds: MailedLinkKind[]
): Promise<MailedLink | null> {
  const [row] = await db.rows<MailedLink>(
    `select id, kind, account_id as "accountId", address, password_mark as "passwordMark" from mailed_links
     where token_hash = $1 and kind = any($2) and expires_at > now()`,
    [hashToken(token), kinds],
  );
  return row ?? null;
}

/** False if it was used concurrently or has expired. */
export async function consumeLink(db: Queryable, linkId: Id): Promise<boolean> {
  return (await db.write('delete from mailed_links where id = $1 and expires_at > now()', [linkId])) > 0;
}

/**
 * Whether a mailed link can still return this address (lower case) to another account; until then nobody else may
 * take it. Uses mailed_links_held.
 */
export async function isEmailHeld(db: Queryable, email: string, but: Id | null = null): Promise<boolean> {
  const rows = await db.rows(
    `select from mailed_links
     where kind = 'take-back-email' and address = $1 and account_id is distinct from $2 and expires_at > now()`,
    [email, but],
  );
  return rows.length > 0;
}

/** The previous addresses an account can still take back, oldest first. Uses mailed_links_account. */
export async function listHeldEmails(db: Queryable, accountId: Id): Promise<string[]> {
  const rows = await db.rows<{ email: string | null }>(
    `select address as email from mailed_links
     where account_id = $1 and kind = 'take-back-email' and expires_at > now() order by created_at`,
    [accountId],
  );
  return rows.flatMap(({ email }) => email ?? []);
}

/** What else lets somebody into the account $1 who has begun to sign in. */
const FORGET_STEPS = `with steps as (delete from social_steps where account_id = $1),
  codes as (delete from verifications where value = $1::bigint::text)`;

/**
 * Invalidates an account's mailed links and begun logins; the links that take something back stay. Uses
 * mailed_links_account and social_steps_account; waiting codes are few.
 */
export async function forgetLinks(tx: Transaction, { id: accountId }: LockedAccount): Promise<void> {
  await tx.write(
    `${FORGET_STEPS} delete from mailed_links
     where account_id = $1 and kind not in ('take-back-email', 'take-back-two-factor')`,
    [accountId],
  );
}

/**
 * The same for an account that gets back `email`: of the links that take something back, only those of the addresses
 * before it stay, and the one that removes the second factor.
 */
export async function forgetLaterLinks(
  tx: Transaction,
  { id: accountId }: LockedAccount,
  { email, earlier }: { email: string; earlier: readonly string[] },
): Promise<void> {
  await tx.write(
    `${FORGET_STEPS} delete from mailed_links where account_id = $1
       and not (kind = 'take-back-email' and address = any($3))
       and not (kind = 'take-back-two-factor' and (address = $2 or address = any($3)))`,
    [accountId, email, earlier],
  );
}

/** Invalidates the links that remove an account's second factor: each is for one factor only. Uses mailed_links_account. */
export async function forgetWaysBack(tx: Transaction, { id: accountId }: LockedAccount): Promise<void> {
  await tx.write(`delete from mailed_links where account_id = $1 and kind = 'take-back-two-factor'`, [
    accountId,
  ]);
}
