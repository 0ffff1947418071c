import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOfSignature } from './media.ts';

const CLAIM: Statement = {
  name: 'media-claims-claim',
  // Waits while the files are being deleted. Several uploads of the same bytes share one claim.
  text: `insert into media_claims as c (home, signature, until) values ($1, $2, $3)
    on conflict (home, signature) do update set until = greatest(c.until, excluded.until) returning claim`,
};

/** Keeps the files of a signature from being deleted until a moment. Answers the claim. */
export async function claimFiles(db: Queryable, signature: string, until: Date): Promise<string> {
  const [row] = await db.rows<{ claim: string }>(CLAIM, [homeOfSignature(signature), signature, until]);
  if (!row) throw new Error('the files were not claimed');
  return row.claim;
}

const HOLD: Statement = {
  name: 'media-claims-hold',
  // Rides the primary key.
  text: 'select from media_claims where home = $1 and signature = $2 and claim = $3 for key share',
};

/** Whether nothing was deleted since the claim, nor will be until the end of the transaction. */
export async function holdClaim(tx: Transaction, signature: string, claim: string): Promise<boolean> {
  return (await tx.rows(HOLD, [homeOfSignature(signature), signature, claim])).length > 0;
}

const CLAIMED: Statement = {
  name: 'media-claims-claimed',
  // Rides the primary key.
  text: `select c.signature from unnest($1::smallint[], $2::text[]) as asked (home, signature)
    join media_claims c on c.home = asked.home and c.signature = asked.signature where c.until > $3`,
};

/** Those of the signatures whose files somebody has just brought. */
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
  // In one order, so that two transactions never wait for each other.
  text: `insert into media_claims (home, signature, until)
    select home, signature, $3 from unnest($1::smallint[], $2::text[]) as gone (home, signature) order by signature
    on conflict (home, signature) do nothing`,
};

/** Notes that the files of these signatures are to be deleted. */
export async function leaveFiles(tx: Transaction, signatures: readonly string[], now: Date): Promise<void> {
  await tx.write(LEAVE, [signatures.map(homeOfSignature), signatures, now]);
}

const ENDED: Statement = {
  name: 'media-claims-ended',
  // Rides media_claims_by_end.
  text: `select signature from media_claims where until <= $1 and signature > $2
    order by signature limit $3`,
};

/** Signatures whose claim has ended, in their order. */
export async function listEnded(db: Queryable, now: Date, after: string, limit: number): Promise<string[]> {
  const rows = await db.rows<{ signature: string }>(ENDED, [now, after, limit]);
  return rows.map(({ signature }) => signature);
}

const TAKE: Statement = {
  name: 'media-claims-take',
  // Rides the primary key. Deleted at once: who claims these files waits for the end of the transaction.
  text: 'delete from media_claims where home = $1 and signature = $2 and until <= $3',
};

/** Ends a claim whose time is over; false where there is none any more. */
export async function takeEnded(tx: Transaction, signature: string, now: Date): Promise<boolean> {
  return (await tx.write(TAKE, [homeOfSignature(signature), signature, now])) === 1;
}
