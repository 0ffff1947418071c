import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { LockedAccount } from '../account-proof.ts';
import type { SocialIdentity } from './social-login.ts';

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
