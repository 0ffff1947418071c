import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ErasedPerson } from '../eraser.ts';
import type { LockedAccount } from '../person-of-account.ts';

// Uses accounts_to_erase.
export async function listToErase(
  db: Queryable,
  now: Date,
  { after, limit }: { after: Id | null; limit: number },
): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(
    'select id from accounts where erase_after <= $1 and id > coalesce($2::bigint, 0) order by id limit $3',
    [now, after, limit],
  );
  return rows.map((row) => row.id);
}

/** Null if the account was restored. */
export async function lockToErase(tx: Transaction, id: Id, now: Date): Promise<LockedAccount | null> {
  const [row] = await tx.rows<LockedAccount>(
    'select id from accounts where id = $1 and erase_after <= $2 for update',
    [id, now],
  );
  return row ?? null;
}

// Each statement uses an index on the account, but for waiting codes, which are few. What remains is its id, which others' rows may reference, and an
// address that nobody can have had before.
const OF_ACCOUNT = [
  'delete from sessions where account_id = $1',
  'delete from credentials where account_id = $1',
  'delete from two_factors where account_id = $1',
  'delete from mailed_links where account_id = $1',
  'delete from social_steps where account_id = $1',
  'delete from verifications where value = $1::bigint::text',
  'delete from old_usernames where user_id = $1',
  'delete from account_links where account_id = $1 or owner_id = $1',
  `with fresh as materialized (select gen_random_uuid() as name)
   update accounts set name = '', email = fresh.name || '@erased.invalid', email_verified = false, image = null,
     username = null, display_username = null, two_factor_enabled = false, erase_after = null, locale = null,
     chosen_locale = null, updated_at = now()
   from fresh where id = $1`,
];

export async function wipeAccount(tx: Transaction, { id }: ErasedPerson): Promise<void> {
  for (const statement of OF_ACCOUNT) await tx.write(statement, [id]);
}
