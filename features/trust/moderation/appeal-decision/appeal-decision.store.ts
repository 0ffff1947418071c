import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { AllowedCase } from '../case.store.ts';

const APPEAL: Statement = {
  name: 'moderation-appeal',
  text: `update moderation_cases set status = 'appealed', appeal = $3, appealed_at = $4, waiting_since = $4
    where home = $1 and id = $2`,
};

export async function writeAppeal(
  tx: Transaction,
  { id }: AllowedCase<'appeal'>,
  text: string,
  at: Date,
): Promise<void> {
  await tx.write(APPEAL, [homeOf(id), id, text, at]);
}

const OWN: Statement = {
  name: 'moderation-own-decisions',
  // Uses moderation_cases_of_user.
  text: `select id from moderation_cases
    where home = $1 and user_id = $2 and id < $3::bigint and decision is not null and decision <> 'dismiss'
    order by id desc limit $4`,
};

export async function listOwnDecisions(
  db: Queryable,
  userId: Id,
  { after, limit }: { after: string | null; limit: number },
): Promise<Id[]> {
  const last = '9223372036854775807';
  const rows = await db.rows<{ id: Id }>(OWN, [homeOf(userId), userId, after ?? last, limit]);
  return rows.map((row) => row.id);
}
