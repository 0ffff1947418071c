import { readWithheldPicture } from '#features/core/media/withhold-media.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type CaseRow, findCase } from '../case.store.ts';
import { decisionsFor } from '../case.ts';
import { mapReasons } from '../list-cases/list-cases.store.ts';
import { presentLogRow } from '../show-log/show-log.service.ts';
import { listLogOfCase } from '../show-log/show-log.store.ts';
import { isOtherStaffThere } from '../staff.store.ts';
import { presentListedCase, wireDate } from '../wire/case.view.ts';
import type { ModerationCase, ReportOfCase } from '../wire/case-answer.ts';
import { type BesideRow, findBeside, listReports, type ReportRow } from './show-case.store.ts';

/** More reports of one thing add nothing new. */
const MOST_REPORTS = 100;
const MOST_LINES = 200;

/**
 * A case with all that staff need to decide it; staff see neither reporters nor notes of one about themselves.
 * @throws Refusal 404 where there is no such case
 */
export async function showCase(context: ContextFor<'staff'>, id: Id): Promise<ModerationCase> {
  const { db, config, viewer } = context;
  const [row, beside, reasons] = await Promise.all([
    findCase(db, id),
    findBeside(db, id),
    mapReasons(db, [id]),
  ]);
  if (!row || !beside) throw notFound('case');
  const isOwn = row.user_id === viewer.id;
  const [reports, log, mayAnswer, image] = await Promise.all([
    isOwn ? [] : listReports(db, id, MOST_REPORTS),
    isOwn ? [] : listLogOfCase(db, id, MOST_LINES),
    mayAnswerAppeal(db, viewer.id, row),
    withheldImage(context, row),
  ]);
  return {
    ...presentListedCase({ ...row, ...beside }, reasons.get(id), config.origin),
    ...presentOutcome(row, beside),
    withheld_image: image,
    decisions: row.status === 'open' && !isOwn ? [...decisionsFor(row.kind)] : [],
    may_answer: mayAnswer,
    reports: reports.map(presentReport),
    log: log.map(presentLogRow),
    earlier_decisions: beside.earlier,
  };
}

/** Whether the viewer may answer an appeal: other staff than those who decided, unless there are none. */
export async function mayAnswerAppeal(db: Queryable, viewerId: Id, row: CaseRow): Promise<boolean> {
  if (row.status !== 'appealed' || row.user_id === viewerId) return false;
  return row.decided_by !== viewerId || !(await isOtherStaffThere(db, [viewerId, row.user_id]));
}

async function withheldImage(context: ContextFor<'staff'>, { snapshot }: CaseRow): Promise<string | null> {
  const file = snapshot.picture && (await readWithheldPicture(context, snapshot.picture));
  return file ? `data:image/webp;base64,${file.toString('base64')}` : null;
}

function presentOutcome(row: CaseRow, { decided_by, answered_by }: BesideRow) {
  const { rule, explanation, suspension_days, appeal, outcome, answer } = row;
  return {
    ...{ rule, explanation, suspension_days, decided_by, appeal, outcome, answer, answered_by },
    appealed_at: wireDate(row.appealed_at),
    answered_at: wireDate(row.answered_at),
  };
}

function presentReport({ type, provisions, flagger, created_at, ...report }: ReportRow): ReportOfCase {
  return {
    ...report,
    takedown_type: type,
    provisions: provisions ?? [],
    trusted_flagger: flagger,
    created_at: toRfc2822(created_at),
  };
}
