import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { LoggedAction } from './case.ts';

const ADD: Statement = {
  name: 'moderation-log-add',
  text: `insert into moderation_log (home, id, case_id, staff_id, act, data, created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6)`,
};

export interface Action<Name extends LoggedAction = LoggedAction> {
  /** Null where no staff acted. */
  staffId: Id | null;
  act: Name;
  data?: Record<string, unknown>;
  at: Date;
}

/** The log is append-only. */
export async function logAction(
  tx: Transaction,
  { id: caseId }: Locked<{ id: Id }>,
  { staffId, act, data = {}, at }: Action,
): Promise<void> {
  await tx.write(ADD, [homeOf(caseId), caseId, staffId, act, data, at]);
}

/** Of what is no case. */
export async function logChange(
  tx: Transaction,
  { id }: Locked<{ id: Id }>,
  { staffId, act, data = {}, at }: Action,
): Promise<void> {
  await tx.write(ADD, [homeOf(id), null, staffId, act, data, at]);
}
