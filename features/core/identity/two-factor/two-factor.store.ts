import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { LockedAccount } from '../person-of-account.ts';

export async function hasSecondFactor(db: Queryable, accountId: Id): Promise<boolean> {
  const rows = await db.rows('select from accounts where id = $1 and two_factor_enabled', [accountId]);
  return rows.length > 0;
}

// Uses two_factors_account.
export async function dropSecondFactor(tx: Transaction, { id }: LockedAccount): Promise<void> {
  await tx.write('update accounts set two_factor_enabled = false where id = $1', [id]);
  await tx.write('delete from two_factors where account_id = $1', [id]);
}
