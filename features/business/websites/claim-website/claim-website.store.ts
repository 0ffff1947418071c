import type { ClaimMethod } from '#features/core/people/claim-code.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';

/** Claims to previous websites are ignored. */
export interface ClaimRow {
  website: string | null;
  is_verified: boolean;
  code: string | null;
  method: ClaimMethod | null;
  failures: number | null;
}

const FIND: Statement = {
  name: 'website-claim-find',
  text: `select u.website_url as website, u.is_primary_website_verified as is_verified, c.code, c.method, c.failures
    from users u left join website_claims c
      on c.home = u.home and c.user_id = u.id and c.website_url = u.website_url
    where u.home = $1 and u.id = $2`,
};

export async function findClaim(db: Queryable, userId: Id): Promise<ClaimRow | null> {
  const [row] = await db.rows<ClaimRow>(FIND, [homeOf(userId), userId]);
  return row ?? null;
}

const LOCK: Statement = {
  name: 'website-claim-lock-website',
  text: 'select id, website_url as website from users where home = $1 and id = $2 for no key update',
};

export type LockedWebsite = Locked<{ id: Id; website: string | null }>;

export async function lockWebsite(tx: Transaction, userId: Id): Promise<LockedWebsite> {
  const [row] = await tx.rows<LockedWebsite>(LOCK, [homeOf(userId), userId]);
  if (!row) throw new Error(`no person ${userId}`);
  return row;
}

const UPSERT: Statement = {
  name: 'website-claim-upsert',
  // A claim of the same website keeps its code, as it may already be published.
  text: `insert into website_claims as c (home, user_id, website_url, code, created_at) values ($1, $2, $3, $4, $5)
    on conflict (home, user_id) do update set website_url = excluded.website_url, code = excluded.code,
      created_at = excluded.created_at, method = null, verified_at = null, check_at = null, failures = 0
    where c.website_url <> excluded.website_url`,
};

export async function upsertClaim(
  tx: Transaction,
  { id: userId }: LockedWebsite,
  { website, code, at }: { website: string; code: string; at: Date },
): Promise<void> {
  await tx.write(UPSERT, [homeOf(userId), userId, website, code, at]);
}

const PROVE: Statement = {
  name: 'website-claim-prove',
  text: `update website_claims set method = $4, verified_at = $5, check_at = $6, failures = 0
    where home = $1 and user_id = $2 and code = $3`,
};

/** False if the claim has changed. */
export async function writeProof(
  tx: Transaction,
  { id: userId }: LockedWebsite,
  { code, method, at, checkAt }: { code: string; method: ClaimMethod; at: Date; checkAt: Date },
): Promise<boolean> {
  return (await tx.write(PROVE, [homeOf(userId), userId, code, method, at, checkAt])) > 0;
}

const MARK: Statement = {
  name: 'website-claim-mark',
  text: 'update users set is_primary_website_verified = $3 where home = $1 and id = $2',
};

export async function setWebsiteVerified(
  tx: Transaction,
  { id: userId }: LockedWebsite,
  isVerified: boolean,
): Promise<void> {
  await tx.write(MARK, [homeOf(userId), userId, isVerified]);
}

const DELETE: Statement = {
  name: 'website-claim-delete',
  text: 'delete from website_claims where home = $1 and user_id = $2',
};

export async function deleteClaim(tx: Transaction, { id: userId }: LockedWebsite): Promise<void> {
  await tx.write(DELETE, [homeOf(userId), userId]);
}
