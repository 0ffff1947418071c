import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { LockedAccount } from '../person-of-account.ts';

export async function setEraseAfter(tx: Transaction, { id }: LockedAccount, at: Date): Promise<void> {
  await tx.write('update accounts set erase_after = $2 where id = $1', [id, at]);
}

/** Null if its grace period is over. */
export async function keepAccount(tx: Transaction, accountId: Id, now: Date): Promise<LockedAccount | null> {
  const [kept] = await tx.rows<LockedAccount>(
    `update accounts set erase_after = null where id = $1 and (erase_after is null or erase_after > $2)
     returning id`,
    [accountId, now],
  );
  return kept ?? null;
}

export async function isToBeErased(db: Queryable, accountId: Id): Promise<boolean> {
  const rows = await db.rows('select from accounts where id = $1 and erase_after is not null', [accountId]);
  return rows.length > 0;
}

export interface Leaving {
  username: string;
  email: string;
  locale: string | null;
}

export async function findNames(db: Queryable, accountId: Id): Promise<Leaving | null> {
  const [row] = await db.rows<Leaving>(
    'select username, email, locale from accounts where id = $1 and username is not null',
    [accountId],
  );
  return row ?? null;
}
