import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

// Of a decision that nobody has undone.
const STANDS = `outcome is distinct from 'overturned'`;

const SUSPENSION: Statement = {
  name: 'moderation-standing-suspension',
  // Rides moderation_cases_of_user.
  text: `select decided_at as at, decided_at + make_interval(days => suspension_days) as until from moderation_cases
    where home = $1 and user_id = $2 and id <> $3 and decision = 'suspend' and ${STANDS}
      and (suspension_days is null or decided_at + make_interval(days => suspension_days) > $4)
    order by until desc nulls first limit 1`,
};

/** How long other decisions than this one keep a person away; nothing where none does. */
export async function findStandingSuspension(
  tx: Transaction,
  { id, user_id }: { id: Id; user_id: Id },
  now: Date,
): Promise<{ at: Date | null; until: Date | null }> {
  const values = [homeOf(user_id), user_id, id, now];
  const [row] = await tx.rows<{ at: Date; until: Date | null }>(SUSPENSION, values);
  return row ?? { at: null, until: null };
}

const DISABLED: Statement = {
  name: 'moderation-board-stays-disabled',
  // Rides moderation_cases_of_user.
  text: `select exists (select from moderation_cases where home = $1 and user_id = $2 and id <> $3
    and decision = 'disable_board' and object_id = $4 and ${STANDS}) as stays`,
};

/** Whether another decision than this one has disabled the same board. */
export async function staysDisabled(
  tx: Transaction,
  { id, user_id, object_id }: { id: Id; user_id: Id; object_id: Id },
): Promise<boolean> {
  const [row] = await tx.rows<{ stays: boolean }>(DISABLED, [homeOf(user_id), user_id, id, object_id]);
  return row?.stays ?? false;
}
