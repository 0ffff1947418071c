import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { LoggedAction } from './case.ts';

const ADD: Statement = {
  name: 'moderation-log-add',
  text: `insert into moderation_log (home, id, case_id, staff_id, act, data, created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6)`,
};

/** The log is append-only. `staffId` is null where no staff acted. */
export async function logAction(
  tx: Transaction,
  { id: caseId }: Locked<{ id: Id }>,
  act: { staffId: Id | null; act: LoggedAction; data?: Record<string, unknown>; at: Date },
): Promise<void> {
  const { staffId, data = {}, at } = act;
  await tx.write(ADD, [homeOf(caseId), caseId, staffId, act.act, data, at]);
}
