import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { isEmailHeld } from '../mailed-link.store.ts';
import type { LockedAccount } from '../person-of-account.ts';

export interface AccountEmail {
  email: string;
  isConfirmed: boolean;
}

export async function findEmail(db: Queryable, accountId: Id): Promise<AccountEmail | null> {
  const [row] = await db.rows<AccountEmail>(
    'select email, email_verified as "isConfirmed" from accounts where id = $1',
    [accountId],
  );
  return row ?? null;
}

export async function lockEmail(
  tx: Transaction,
  accountId: Id,
): Promise<(LockedAccount & { email: string }) | null> {
  const [row] = await tx.rows<LockedAccount & { email: string }>(
    'select id, email from accounts where id = $1 for update',
    [accountId],
  );
  return row ?? null;
}

/** False if somebody has the address or can still take it back. Uses accounts_email. */
export async function changeEmail(
  tx: Transaction,
  { id: accountId }: LockedAccount,
  email: string,
): Promise<boolean> {
  if (await isEmailHeld(tx, email, accountId)) return false;
  const changed = await tx.write(
    `update accounts set email = $2, email_verified = true, updated_at = now()
     where id = $1 and not exists (select 1 from accounts where email = $2 and id <> $1)`,
    [accountId, email],
  );
  return changed > 0;
}
