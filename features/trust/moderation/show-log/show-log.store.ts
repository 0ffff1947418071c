import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { LoggedAction } from '../case.ts';

export interface LogRow {
  id: Id;
  /** Null where it is about something else. */
  case_id: Id | null;
  act: LoggedAction;
  staff: string | null;
  data: Record<string, unknown>;
  created_at: Date;
}

const COLUMNS = 'l.id, l.case_id, l.act, a.username as staff, l.data, l.created_at';
const FROM = 'from moderation_log l left join accounts a on a.id = l.staff_id';

const OF_CASE: Statement = {
  name: 'moderation-log-of-case',
  // Uses moderation_log_of_case.
  text: `select ${COLUMNS} ${FROM} where l.home = $1 and l.case_id = $2 order by l.id desc limit $3`,
};

export function listLogOfCase(db: Queryable, caseId: Id, limit: number): Promise<LogRow[]> {
  return db.rows<LogRow>(OF_CASE, [homeOf(caseId), caseId, limit]);
}

const NEWEST: Statement = {
  name: 'moderation-log-newest',
  // Uses moderation_log_newest.
  text: `select ${COLUMNS} ${FROM} where (l.created_at, l.id) < ($1::timestamptz, $2::bigint)
      and not exists (select 1 from moderation_cases c where c.home = l.home and c.id = l.case_id and c.user_id = $4)
      and (l.data ->> 'merchant_id') is distinct from $4::text
      and (l.data ->> 'owner_id') is distinct from $4::text
    order by l.created_at desc, l.id desc limit $3`,
};

/** Latest first, without entries about the viewer. */
export function listLog(
  db: Queryable,
  readerId: Id,
  { after, limit }: { after: readonly [string, string] | null; limit: number },
): Promise<LogRow[]> {
  return db.rows<LogRow>(NEWEST, [...(after ?? ['infinity', '0']), limit, readerId]);
}
