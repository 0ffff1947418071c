import type { ClaimMethod } from '#features/core/people/claim-code.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { LockedWebsite } from '../claim-website/claim-website.store.ts';

const DUE: Statement = {
  name: 'website-claims-due',
  // Uses website_claims_due.
  text: `select user_id as id from website_claims
    where check_at <= $1 and user_id > coalesce($2, 0) order by user_id limit $3`,
};

export async function listDueClaims(
  db: Queryable,
  now: Date,
  after: Id | null,
  limit: number,
): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(DUE, [now, after, limit]);
  return rows.map(({ id }) => id);
}

export interface ProofRow {
  website: string;
  code: string;
  method: ClaimMethod;
  failures: number;
  is_current: boolean;
}

const FIND: Statement = {
  name: 'website-proof-find',
  text: `select c.website_url as website, c.code, c.method, c.failures,
      coalesce(u.is_primary_website_verified and u.website_url = c.website_url, false) as is_current
    from website_claims c join users u on u.home = c.home and u.id = c.user_id
    where c.home = $1 and c.user_id = $2 and c.check_at <= $3`,
};

/** Null if another job already checked it. */
export async function findProof(db: Queryable, userId: Id, now: Date): Promise<ProofRow | null> {
  const [row] = await db.rows<ProofRow>(FIND, [homeOf(userId), userId, now]);
  return row ?? null;
}

const NOTE: Statement = {
  name: 'website-proof-note',
  text: `update website_claims set failures = $4, check_at = $5
    where home = $1 and user_id = $2 and code = $3 and check_at is not null`,
};

export async function noteCheck(
  tx: Transaction,
  { id: userId }: LockedWebsite,
  { code, failures, checkAt }: { code: string; failures: number; checkAt: Date },
): Promise<void> {
  await tx.write(NOTE, [homeOf(userId), userId, code, failures, checkAt]);
}

const CLEAR: Statement = {
  name: 'website-proof-clear',
  text: `update website_claims set method = null, verified_at = null, check_at = null, failures = 0
    where home = $1 and user_id = $2 and code = $3`,
};

/** The claim stays without its proof; false if it has changed. */
export async function clearProof(
  tx: Transaction,
  { id: userId }: LockedWebsite,
  code: string,
): Promise<boolean> {
  return (await tx.write(CLEAR, [homeOf(userId), userId, code])) > 0;
}
