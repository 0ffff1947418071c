import type { AllowedAdAccount, LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

interface GrantRow {
  ad_account_id: Id;
  client_id: string;
  redirect_uri: string;
  challenge: string;
  created_at: Date;
  token_id: Id | null;
}

const INSERT: Statement = {
  name: 'conversion-grants-insert',
  text: `insert into conversion_grants (home, id, ad_account_id, client_id, redirect_uri, challenge, secret_hash,
      created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7) returning id`,
};

export type NewGrant = Pick<GrantRow, 'client_id' | 'redirect_uri' | 'challenge'> & {
  hash: string;
  at: Date;
};

export async function insertGrant(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  { client_id, redirect_uri, challenge, hash, at }: NewGrant,
): Promise<Id> {
  const values = [homeOf(accountId), accountId, client_id, redirect_uri, challenge, hash, at];
  const [row] = await tx.rows<{ id: Id }>(INSERT, values);
  if (!row) throw new Error('no grant was inserted');
  return row.id;
}

const FIND: Statement = {
  name: 'conversion-grants-find',
  text: `select ad_account_id, client_id, redirect_uri, challenge, created_at, token_id from conversion_grants
    where home = $1 and id = $2 and secret_hash = $3`,
};

export async function findGrant(
  db: Queryable,
  { id, hash }: { id: Id; hash: string },
): Promise<GrantRow | null> {
  const [row] = await db.rows<GrantRow>(FIND, [homeOf(id), id, hash]);
  return row ?? null;
}

const USE: Statement = {
  name: 'conversion-grants-use',
  text: `update conversion_grants set token_id = $4 where home = $1 and ad_account_id = $2 and id = $3`,
};

export async function markGrantUsed(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  { id, tokenId }: { id: Id; tokenId: Id },
): Promise<void> {
  await tx.write(USE, [homeOf(accountId), accountId, id, tokenId]);
}
