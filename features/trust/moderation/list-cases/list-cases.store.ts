import { type PersonCardRow, personCardColumns, readPersonCard } from '#features/core/people/person-row.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { CaseStatus, Decision, Snapshot } from '../case.ts';
import type { ReportKind } from '../report.ts';

export interface ListedCaseRow {
  id: Id;
  kind: ReportKind;
  status: CaseStatus;
  snapshot: Snapshot;
  report_count: number;
  created_at: Date;
  waiting_since: Date | null;
  decision: Decision | null;
  decided_at: Date | null;
  author: PersonCardRow;
}

const COLUMNS = `c.id, c.kind, c.status, c.snapshot, c.report_count, c.created_at, c.waiting_since, c.decision,
  c.decided_at, ${personCardColumns('u', 'author_')}`;
const FROM = 'from moderation_cases c join users u on u.home = c.home and u.id = c.user_id';

const WAITING: Statement = {
  name: 'moderation-waiting',
  // Uses moderation_cases_waiting.
  text: `select ${COLUMNS} ${FROM} where c.waiting_since is not null
      and (c.waiting_since, c.id) > ($1::timestamptz, $2::bigint)
    order by c.waiting_since, c.id limit $3`,
};

const WAITING_OF_KIND: Statement = {
  name: 'moderation-waiting-of-kind',
  // Uses moderation_cases_waiting_of_kind.
  text: `select ${COLUMNS} ${FROM} where c.waiting_since is not null and c.kind = $4
      and (c.waiting_since, c.id) > ($1::timestamptz, $2::bigint)
    order by c.waiting_since, c.id limit $3`,
};

const DECIDED: Statement = {
  name: 'moderation-decided',
  // Uses moderation_cases_decided.
  text: `select ${COLUMNS} ${FROM} where c.decided_at is not null
      and (c.decided_at, c.id) < ($1::timestamptz, $2::bigint)
    order by c.decided_at desc, c.id desc limit $3`,
};

export interface CasePage {
  after: readonly [string, string] | null;
  limit: number;
}

/** Oldest first. */
export async function listWaiting(
  db: Queryable,
  kind: ReportKind | null,
  { after, limit }: CasePage,
): Promise<ListedCaseRow[]> {
  const key = [...(after ?? ['-infinity', '0']), limit];
  const rows = kind
    ? db.rows<ListedCaseRow>(WAITING_OF_KIND, [...key, kind])
    : db.rows<ListedCaseRow>(WAITING, key);
  return withAuthors(await rows);
}

export async function listDecided(db: Queryable, { after, limit }: CasePage): Promise<ListedCaseRow[]> {
  const key = [...(after ?? ['infinity', '0']), limit];
  return withAuthors(await db.rows<ListedCaseRow>(DECIDED, key));
}

function withAuthors(rows: ListedCaseRow[]): ListedCaseRow[] {
  for (const row of rows) row.author = readPersonCard(row, 'author_');
  return rows;
}

export interface ReasonsRow {
  case_id: Id;
  /** The most frequent first. */
  reasons: { reason: string; count: number }[];
  laws: string[];
  is_flagged: boolean;
}

const REASONS: Statement = {
  name: 'moderation-reasons',
  // Uses user_reports_of_case.
  text: `with r as materialized (
      select r.case_id, r.reason, r.law, r.takedown_id from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
      join user_reports r on r.home = wanted.home and r.case_id = wanted.id
    ), t as materialized (
      select distinct t.id, t.trusted_flagger from r
      join takedowns t on t.home = (r.takedown_id >> 51)::smallint and t.id = r.takedown_id
    ), n as (select case_id, reason, count(*)::int as count from r group by case_id, reason)
    select r.case_id, (
        select jsonb_agg(jsonb_build_object('reason', n.reason, 'count', n.count) order by n.count desc, n.reason)
        from n where n.case_id = r.case_id
      ) as reasons,
      array_remove(array_agg(distinct r.law), null) as laws, coalesce(bool_or(t.trusted_flagger), false) as is_flagged
    from r left join t on t.id = r.takedown_id group by r.case_id`,
};

export async function mapReasons(db: Queryable, ids: readonly Id[]): Promise<Map<Id, ReasonsRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<ReasonsRow>(REASONS, [ids.map(homeOf), ids]);
  return new Map(rows.map((row) => [row.case_id, row]));
}
