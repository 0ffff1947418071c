import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Decision } from './case.ts';

const STANDS = `outcome is distinct from 'overturned'`;

const SUSPENSION: Statement = {
  name: 'moderation-standing-suspension',
  // Uses moderation_cases_of_user.
  text: `select decided_at as at, decided_at + make_interval(days => suspension_days) as until from moderation_cases
    where home = $1 and user_id = $2 and id <> $3 and decision = 'suspend' and ${STANDS}
      and (suspension_days is null or decided_at + make_interval(days => suspension_days) > $4)
    order by until desc nulls first limit 1`,
};

/** Looks only at other decisions than this one; both fields are null if none suspends the person. */
export async function findStandingSuspension(
  tx: Transaction,
  { id, user_id }: { id: Id; user_id: Id },
  now: Date,
): Promise<{ at: Date | null; until: Date | null }> {
  const values = [homeOf(user_id), user_id, id, now];
  const [row] = await tx.rows<{ at: Date | null; until: Date | null }>(SUSPENSION, values);
  return row ?? { at: null, until: null };
}

const ELSEWHERE: Statement = {
  name: 'moderation-decided-elsewhere',
  // Uses moderation_cases_of_user.
  text: `select exists (select 1 from moderation_cases where home = $1 and user_id = $2 and id <> $3
    and decision = $5 and object_id = $4 and ${STANDS}) as stays`,
};

export async function isDecidedElsewhere(
  tx: Transaction,
  { id, user_id, object_id }: { id: Id; user_id: Id; object_id: Id },
  decision: Decision,
): Promise<boolean> {
  const [row] = await tx.rows<{ stays: boolean }>(ELSEWHERE, [
    homeOf(user_id),
    user_id,
    id,
    object_id,
    decision,
  ]);
  return row?.stays ?? false;
}
