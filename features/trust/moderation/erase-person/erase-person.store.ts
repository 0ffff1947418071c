import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Transaction } from '#platform/database/database.ts';
import { writeEachOf } from '#platform/database/rows-of-owner.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { CaseRow } from '../case.store.ts';

/** `receipts` has the numbers of its legal requests; null where there are none. */
interface OpenCase extends Pick<CaseRow, 'id' | 'snapshot'> {
  receipts: string | null;
}

export function lockOpenCases(tx: Transaction, personId: Id): Promise<Locked<OpenCase>[]> {
  // Uses moderation_cases_of_user and user_reports_of_case.
  const statement = `with locked as materialized (
      select id, snapshot from moderation_cases
      where home = $1 and user_id = $2 and status = 'open' order by id for update
    ), r as materialized (
      select r.case_id, r.takedown_id from locked join user_reports r on r.home = $1 and r.case_id = locked.id
    ), legal as materialized (
      select r.case_id, t.receipt from r
      join takedowns t on t.home = (r.takedown_id >> 51)::smallint and t.id = r.takedown_id
    )
    select locked.id, locked.snapshot,
      (select string_agg(legal.receipt, ', ' order by legal.receipt) from legal where legal.case_id = locked.id) as receipts
    from locked order by locked.id`;
  return tx.rows(statement, [homeOf(personId), personId]);
}

// The first uses moderation_cases_of_user; the others scan whole tables, in the background.
const OF_PERSON = [
  'delete from moderation_cases where home = $1 and user_id = $2',
  `update user_reports set reporter_id = null, details = '' where reporter_id = $1`,
  `update takedowns set submitter_id = null,
     payload = payload || '{"name": "", "email": "", "flaggerName": ""}' where submitter_id = $1`,
];

export async function eraseReportsRows(tx: Transaction, { id }: ErasedPerson): Promise<void> {
  await writeEachOf(tx, OF_PERSON, id);
}
