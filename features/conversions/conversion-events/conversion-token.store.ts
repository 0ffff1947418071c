import type { LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface TokenRow {
  id: Id;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
  client: string | null;
}

export const MOST_TOKENS = 50;

const LIST: Statement = {
  name: 'conversion-tokens-list',
  // Uses conversion_tokens_of_account.
  text: `select id, name, created_at, last_used_at, revoked_at, client from conversion_tokens
    where home = $1 and ad_account_id = $2 order by id desc limit 200`,
};

export function listTokenRows(db: Queryable, adAccountId: Id): Promise<TokenRow[]> {
  return db.rows<TokenRow>(LIST, [homeOf(adAccountId), adAccountId]);
}

const COUNT: Statement = {
  name: 'conversion-tokens-count',
  text: `select count(*)::int as count from conversion_tokens
    where home = $1 and ad_account_id = $2 and revoked_at is null`,
};

export async function countTokens(tx: Transaction, { id }: LockedAdAccount): Promise<number> {
  const [row] = await tx.rows<{ count: number }>(COUNT, [homeOf(id), id]);
  return row?.count ?? 0;
}

const INSERT: Statement = {
  name: 'conversion-tokens-insert',
  text: `insert into conversion_tokens (home, id, ad_account_id, name, secret_hash, created_at, client)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6) returning id`,
};

export async function insertToken(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  { name, hash, client, at }: { name: string; hash: string; client: string | null; at: Date },
): Promise<Id> {
  const [row] = await tx.rows<{ id: Id }>(INSERT, [homeOf(accountId), accountId, name, hash, at, client]);
  if (!row) throw new Error('no token was inserted');
  return row.id;
}

const REVOKE: Statement = {
  name: 'conversion-tokens-revoke',
  text: `update conversion_tokens set revoked_at = coalesce(revoked_at, $4)
    where home = $1 and ad_account_id = $2 and id = $3`,
};

/** False if the account has no such token. */
export async function revokeToken(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  { tokenId, at }: { tokenId: Id; at: Date },
): Promise<boolean> {
  return (await tx.write(REVOKE, [homeOf(accountId), accountId, tokenId, at])) > 0;
}
