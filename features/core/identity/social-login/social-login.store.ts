import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { hashToken, newToken } from '../mailed-link.ts';
import type { LockedAccount } from '../person-of-account.ts';
import type { SocialIdentity } from './social-login.ts';
import type { PendingStep } from './social-step.ts';

type Named = Pick<SocialIdentity, 'issuer' | 'subject'>;

// Uses credentials_provider.
export async function findConnected(db: Queryable, { issuer, subject }: Named): Promise<Id | null> {
  const [row] = await db.rows<{ id: Id }>(
    'select account_id as id from credentials where provider_id = $1 and provider_account_id = $2',
    [issuer, subject],
  );
  return row?.id ?? null;
}

/** False if either is connected otherwise. Uses credentials_account and credentials_provider. */
export async function connect(
  tx: Transaction,
  { id: accountId }: LockedAccount,
  { issuer, subject, now }: Named & { now: Date },
): Promise<boolean> {
  const written = await tx.write(
    `insert into credentials (account_id, provider_id, provider_account_id, created_at, updated_at)
     select $1, $2, $3, $4, $4
     where not exists (select 1 from credentials where account_id = $1 and provider_id = $2)
     on conflict do nothing returning id`,
    [accountId, issuer, subject, now],
  );
  return written > 0;
}

/** Returns how many. Uses credentials_account. */
export async function disconnect(tx: Transaction, { id }: LockedAccount): Promise<number> {
  return tx.write(`delete from credentials where account_id = $1 and provider_id <> 'credential'`, [id]);
}

/**
 * Removes connections made after the password, by somebody who knew it; the one that an account was made with stays.
 * Uses credentials_account; ids increase with time.
 */
export async function disconnectLater(tx: Transaction, { id }: LockedAccount): Promise<void> {
  await tx.write(
    `delete from credentials c using credentials p
     where c.account_id = $1 and p.account_id = $1 and p.provider_id = 'credential'
       and c.provider_id <> 'credential' and p.id < c.id`,
    [id],
  );
}

export async function insertStep(
  db: Queryable,
  step: PendingStep,
  seconds: number,
): Promise<{ id: Id; token: string }> {
  const token = newToken();
  const [row] = await db.rows<{ id: Id }>(
    `insert into social_steps (token_hash, step, expires_at)
     values ($1, $2, clock_timestamp() + make_interval(secs => $3)) returning id`,
    [hashToken(token), JSON.stringify(step), seconds],
  );
  if (!row) throw new Error('no step was inserted');
  return { id: row.id, token };
}

/** Uses social_steps_token. */
export async function findStep(db: Queryable, token: string): Promise<{ id: Id; step: unknown } | null> {
  const [row] = await db.rows<{ id: Id; step: unknown }>(
    'select id, step from social_steps where token_hash = $1 and expires_at > now()',
    [hashToken(token)],
  );
  return row ?? null;
}

/** True for the first caller only. */
export async function consumeStep(db: Queryable, id: Id): Promise<boolean> {
  return (await db.write('delete from social_steps where id = $1', [id])) > 0;
}
