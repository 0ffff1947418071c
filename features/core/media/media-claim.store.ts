import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOfSignature } from './media.ts';

const CLAIM: Statement = {
  name: 'media-claims-claim',
  // Waits while the files are being deleted. Concurrent uploads of the same bytes share one claim.
  text: `insert into media_claims as c (home, signature, until) values ($1, $2, $3)
    on conflict (home, signature) do update set until = greatest(c.until, excluded.until) returning claim`,
};

export async function claimFiles(db: Queryable, signature: string, until: Date): Promise<string> {
  const [row] = await db.rows<{ claim: string }>(CLAIM, [homeOfSignature(signature), signature, until]);
  if (!row) throw new Error('the files were not claimed');
  return row.claim;
}

const HOLD: Statement = {
  name: 'media-claims-hold',
  text: 'select from media_claims where home = $1 and signature = $2 and claim = $3 for key share',
};

/** Whether the files were not deleted since the claim; keeps them until the end of the transaction. */
export async function holdClaim(tx: Transaction, signature: string, claim: string): Promise<boolean> {
  return (await tx.rows(HOLD, [homeOfSignature(signature), signature, claim])).length > 0;
}

const CLAIMED: Statement = {
  name: 'media-claims-claimed',
  text: `select c.signature from unnest($1::smallint[], $2::text[]) as asked (home, signature)
    join media_claims c on c.home = asked.home and c.signature = asked.signature where c.until > $3`,
};

export async function findClaimed(
  db: Queryable,
  signatures: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const values = [signatures.map(homeOfSignature), signatures, now];
  const rows = await db.rows<{ signature: string }>(CLAIMED, values);
  return new Set(rows.map(({ signature }) => signature));
}

const LEAVE: Statement = {
  name: 'media-claims-leave',
  // Files are claimed in one order, so that two transactions never deadlock.
  text: `insert into media_claims (home, signature, until)
    select home, signature, $3 from unnest($1::smallint[], $2::text[]) as gone (home, signature) order by signature
    on conflict (home, signature) do nothing`,
};

export async function leaveFiles(tx: Transaction, signatures: readonly string[], now: Date): Promise<void> {
  await tx.write(LEAVE, [signatures.map(homeOfSignature), signatures, now]);
}

const ENDED: Statement = {
  name: 'media-claims-ended',
  // Uses media_claims_by_end.
  text: `select signature from media_claims where until <= $1 and signature > $2
    order by signature limit $3`,
};

export async function listEnded(db: Queryable, now: Date, after: string, limit: number): Promise<string[]> {
  const rows = await db.rows<{ signature: string }>(ENDED, [now, after, limit]);
  return rows.map(({ signature }) => signature);
}

const TAKE: Statement = {
  name: 'media-claims-take',
  // Deleted at once: a new claim of these files waits for the end of the transaction.
  text: 'delete from media_claims where home = $1 and signature = $2 and until <= $3',
};

/** False if there is none any more. */
export async function takeEnded(tx: Transaction, signature: string, now: Date): Promise<boolean> {
  return (await tx.write(TAKE, [homeOfSignature(signature), signature, now])) === 1;
}
