import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id, randomHome } from '#platform/ids/ids.ts';
import type { TakedownLaw, TakedownType } from '../takedown.ts';
import type { TakedownPayload } from './request-takedown.ts';

const INSERT: Statement = {
  name: 'takedown-insert',
  text: `insert into takedowns (home, id, law, type, submitter_id, trusted_flagger, payload, receipt, created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7, $8) returning id`,
};

export interface NewTakedown {
  law: TakedownLaw;
  type: TakedownType | null;
  submitterId: Id | null;
  isTrustedFlagger: boolean;
  payload: TakedownPayload;
  receipt: string;
  at: Date;
}

/** A request lives with its submitter, or in any home when anonymous. */
export async function insertTakedown(tx: Transaction, takedown: NewTakedown): Promise<Id> {
  const { law, type, submitterId, isTrustedFlagger, payload, receipt, at } = takedown;
  const home = submitterId ? homeOf(submitterId) : randomHome();
  const values = [home, law, type, submitterId, isTrustedFlagger, payload, receipt, at];
  const [row] = await tx.rows<{ id: Id }>(INSERT, values);
  if (!row) throw new Error('no takedown was inserted');
  return row.id;
}
