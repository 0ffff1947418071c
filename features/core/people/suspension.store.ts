import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Allowed, Locked } from '#platform/resource/allowed.ts';

/** Since and until when somebody is suspended; `until` null with `at` set is permanent. */
export interface Suspension {
  at: Date | null;
  until: Date | null;
}

const LOCK: Statement = {
  name: 'suspension-lock',
  // Uses the primary key.
  text: `select id, suspended_at as at, suspended_until as until from users where home = $1 and id = $2 for no key update`,
};

/** A person whom staff may suspend or let back. */
export type AllowedSuspension = Allowed<Suspension & { id: Id }, 'moderate'>;

/** A person's suspension, locked until the end of the transaction. */
export async function lockSuspension(tx: Transaction, id: Id): Promise<Locked<Suspension & { id: Id }>> {
  const [row] = await tx.rows<Locked<Suspension & { id: Id }>>(LOCK, [homeOf(id), id]);
  if (!row) throw new Error(`no person ${id}`);
  return row;
}

const SET: Statement = {
  name: 'suspension-set',
  // Uses the primary key.
  text: 'update users set suspended_at = $3, suspended_until = $4 where home = $1 and id = $2',
};

export async function setSuspension(
  tx: Transaction,
  { id }: AllowedSuspension,
  { at, until }: Suspension,
): Promise<void> {
  await tx.write(SET, [homeOf(id), id, at, until]);
}

const LIFT: Statement = {
  name: 'suspension-lift-ended',
  // Uses users_suspended_until.
  text: 'update users set suspended_at = null, suspended_until = null where suspended_until <= $1',
};

/** Ends expired suspensions. Returns how many. */
export async function liftEnded(db: Queryable, now: Date): Promise<number> {
  return db.write(LIFT, [now]);
}
