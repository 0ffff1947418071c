import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Allowed, Locked } from '#platform/resource/allowed.ts';
import type { CaseStatus, Decision, Outcome, Snapshot } from './case.ts';
import type { ReportKind } from './report.ts';

export interface CaseRow {
  id: Id;
  user_id: Id;
  kind: ReportKind;
  object_id: Id;
  snapshot: Snapshot;
  status: CaseStatus;
  report_count: number;
  created_at: Date;
  decision: Decision | null;
  rule: string | null;
  explanation: string;
  suspension_days: number | null;
  decided_by: Id | null;
  decided_at: Date | null;
  undo: Record<string, unknown>;
  appeal: string;
  appealed_at: Date | null;
  outcome: Outcome | null;
  answer: string;
  answered_by: Id | null;
  answered_at: Date | null;
}

const CASE_COLUMNS = `
  c.id, c.user_id, c.kind, c.object_id, c.snapshot, c.status, c.report_count, c.created_at, c.decision,
  c.rule, c.explanation, c.suspension_days, c.decided_by, c.decided_at, c.undo, c.appeal, c.appealed_at,
  c.outcome, c.answer, c.answered_by, c.answered_at`;

const FIND: Statement = {
  name: 'moderation-case',
  text: `select ${CASE_COLUMNS} from moderation_cases c where c.home = $1 and c.id = $2`,
};

export async function findCase(db: Queryable, id: Id): Promise<CaseRow | null> {
  const [row] = await db.rows<CaseRow>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const BY_IDS: Statement = {
  name: 'moderation-cases-by-ids',
  text: `select ${CASE_COLUMNS} from unnest($1::smallint[], $2::bigint[]) with ordinality as wanted (home, id, place)
    join moderation_cases c on c.home = wanted.home and c.id = wanted.id order by wanted.place`,
};

export async function listCasesByIds(db: Queryable, ids: readonly Id[]): Promise<CaseRow[]> {
  return ids.length === 0 ? [] : db.rows<CaseRow>(BY_IDS, [ids.map(homeOf), ids]);
}

const LOCK: Statement = {
  name: 'moderation-case-lock',
  text: `select ${CASE_COLUMNS} from moderation_cases c where c.home = $1 and c.id = $2 for update`,
};

/** The second of two concurrent decisions sees the first. */
export type LockedCase = Locked<CaseRow>;

export type AllowedCase<Act extends 'appeal' | 'decide' | 'answer'> = Allowed<CaseRow, Act>;

export async function lockCase(tx: Transaction, id: Id): Promise<LockedCase | null> {
  const [row] = await tx.rows<LockedCase>(LOCK, [homeOf(id), id]);
  return row ?? null;
}

const OPEN: Statement = {
  name: 'moderation-case-open',
  // Uses moderation_cases_open.
  text: `insert into moderation_cases (home, id, user_id, kind, object_id, snapshot, waiting_since, created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $6)
    on conflict (home, kind, object_id) where status = 'open' do update set kind = excluded.kind
    returning id, user_id`,
};

/** Locked; created if there is none. */
export async function openCase(
  tx: Transaction,
  thing: { kind: ReportKind; id: Id; authorId: Id; snapshot: Snapshot },
  at: Date,
): Promise<Locked<{ id: Id; user_id: Id }>> {
  const { kind, id, authorId, snapshot } = thing;
  const [row] = await tx.rows<Locked<{ id: Id; user_id: Id }>>(OPEN, [
    homeOf(authorId),
    authorId,
    kind,
    id,
    snapshot,
    at,
  ]);
  if (!row) throw new Error('no case was opened');
  return row;
}

interface NewReport {
  /** Null for visitors. */
  reporterId: Id | null;
  reason: string;
  law: string | null;
  details: string;
  evidence: readonly string[];
  takedownId: Id | null;
  at: Date;
}

const INSERT: Statement = {
  name: 'moderation-report-insert',
  // Uses user_reports_once.
  text: `insert into user_reports (home, id, case_id, user_id, reporter_id, reason, law, details, evidence, takedown_id,
      created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (home, case_id, reporter_id, reason) where reporter_id is not null and takedown_id is null do nothing
    returning id`,
};

const COUNT: Statement = {
  name: 'moderation-report-count',
  text: 'update moderation_cases set report_count = report_count + 1 where home = $1 and id = $2',
};

/** False where this person has already reported the thing for this reason. */
export async function insertReport(
  tx: Transaction,
  { id: caseId, user_id: userId }: Locked<{ id: Id; user_id: Id }>,
  report: NewReport,
): Promise<boolean> {
  const { reporterId, reason, law, details, evidence, takedownId, at } = report;
  const home = homeOf(caseId);
  const rows = await tx.rows(INSERT, [
    ...[home, caseId, userId, reporterId, reason, law, details, evidence, takedownId, at],
  ]);
  if (rows.length === 0) return false;
  await tx.write(COUNT, [home, caseId]);
  return true;
}
