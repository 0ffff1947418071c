import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';

export interface BearerRow {
  adAccountId: Id;
  ownerId: Id;
  lastUsedAt: Date | null;
}

const COLUMNS = 'a.id as "adAccountId", a.owner_id as "ownerId", t.last_used_at as "lastUsedAt"';

const FROM = `from conversion_tokens t join ad_accounts a on a.home = t.home and a.id = t.ad_account_id
  where t.home = $1 and t.id = $2 and t.secret_hash = $3 and t.revoked_at is null`;

const FIND: Statement = { name: 'conversion-tokens-find', text: `select ${COLUMNS} ${FROM}` };
const LOCK: Statement = { name: 'conversion-tokens-lock', text: `select ${COLUMNS} ${FROM} for share of t` };

interface Bearer {
  id: Id;
  hash: string;
}

/** Null for a token that is unknown or revoked. */
export async function findBearer(db: Queryable, { id, hash }: Bearer): Promise<BearerRow | null> {
  const [row] = await db.rows<BearerRow>(FIND, [homeOf(id), id, hash]);
  return row ?? null;
}

/** Until the end of the transaction it is not revoked. */
export type LockedBearer = Locked<BearerRow>;

export async function lockBearer(tx: Transaction, { id, hash }: Bearer): Promise<LockedBearer | null> {
  const [row] = await tx.rows<LockedBearer>(LOCK, [homeOf(id), id, hash]);
  return row ?? null;
}

const NOTE: Statement = {
  name: 'conversion-tokens-note-use',
  text: 'update conversion_tokens set last_used_at = $3 where home = $1 and id = $2',
};

export async function noteUse(db: Queryable, id: Id, at: Date): Promise<void> {
  await db.write(NOTE, [homeOf(id), id, at]);
}
