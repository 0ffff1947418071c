import { type PersonCardRow, personCardColumns, readPersonCard } from '#features/core/people/person-row.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface ReportRow {
  id: Id;
  reporter: string | null;
  reason: string;
  law: string | null;
  details: string;
  evidence: string[];
  receipt: string | null;
  type: string | null;
  provisions: string[] | null;
  flagger: string | null;
  created_at: Date;
}

const REPORTS: Statement = {
  name: 'moderation-reports-of-case',
  // Uses user_reports_of_case.
  text: `with r as materialized (
      select * from user_reports where home = $1 and case_id = $2 order by id desc limit $3
    ), t as materialized (
      select distinct t.* from r join takedowns t on t.home = (r.takedown_id >> 51)::smallint and t.id = r.takedown_id
    )
    select r.id, a.username as reporter, r.reason, r.law, r.details, r.evidence, r.created_at, t.receipt, t.type,
      t.payload -> 'provisions' as provisions,
      case when t.trusted_flagger then t.payload ->> 'flaggerName' end as flagger
    from r left join accounts a on a.id = r.reporter_id left join t on t.id = r.takedown_id order by r.id desc`,
};

export function listReports(db: Queryable, caseId: Id, limit: number): Promise<ReportRow[]> {
  return db.rows<ReportRow>(REPORTS, [homeOf(caseId), caseId, limit]);
}

const BESIDE: Statement = {
  name: 'moderation-case-beside',
  // Uses moderation_cases_of_user.
  text: `select ${personCardColumns('u', 'author_')}, d.username as decided_by, n.username as answered_by,
      (select count(*)::int from moderation_cases e where e.home = c.home and e.user_id = c.user_id and e.id < c.id
        and e.decision <> 'dismiss' and e.outcome is distinct from 'overturned') as earlier,
      c.waiting_since
    from moderation_cases c join users u on u.home = c.home and u.id = c.user_id
    left join accounts d on d.id = c.decided_by
    left join accounts n on n.id = c.answered_by
    where c.home = $1 and c.id = $2`,
};

export interface BesideRow {
  author: PersonCardRow;
  decided_by: string | null;
  answered_by: string | null;
  earlier: number;
  waiting_since: Date | null;
}

export async function findBeside(db: Queryable, caseId: Id): Promise<BesideRow | null> {
  const [row] = await db.rows<BesideRow>(BESIDE, [homeOf(caseId), caseId]);
  return row ? { ...row, author: readPersonCard(row, 'author_') } : null;
}
