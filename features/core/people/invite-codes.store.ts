import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { LockedPerson } from './pair-proof.ts';

const INVITER: Statement = {
  name: 'invite-code-owner',
  text: 'select user_id from profile_invite_codes where code = $1',
};

export async function findInviter(db: Queryable, code: string): Promise<Id | null> {
  // What was encoded twice is not checked before.
  if (code.includes('\0')) return null;
  const [row] = await db.rows<{ user_id: Id }>(INVITER, [code]);
  return row?.user_id ?? null;
}

const OWN: Statement = {
  name: 'invite-code-of',
  // Uses profile_invite_codes_user.
  text: 'select code from profile_invite_codes where user_id = $1 order by created_at desc, code limit 1',
};

export async function findCodeOf(db: Queryable, userId: Id): Promise<string | null> {
  const [row] = await db.rows<{ code: string }>(OWN, [userId]);
  return row?.code ?? null;
}

export async function insertCode(
  tx: Transaction,
  { id }: LockedPerson,
  code: string,
  at: Date,
): Promise<void> {
  const text = 'insert into profile_invite_codes (code, user_id, created_at) values ($1, $2, $3)';
  await tx.write(text, [code, id, at]);
}

/** Uses profile_invite_codes_user. */
export async function deleteCodesOf(db: Queryable, { id }: Oneself): Promise<void> {
  await db.write('delete from profile_invite_codes where user_id = $1', [id]);
}
