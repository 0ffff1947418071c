import { readWithheldPicture } from '#features/core/media/withhold-media.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type CaseRow, findCase } from '../case.store.ts';
import { canTakeBack, type Decision, decisionsFor } from '../case.ts';
import { isOtherStaffThere } from '../case-facts.store.ts';
import type { ReportedCase } from '../list-cases/list-cases.service.ts';
import { mapReasons } from '../list-cases/list-cases.store.ts';
import { type LogRow, listLogOfCase } from '../show-log/show-log.store.ts';
import { type BesideRow, findBeside, listReports, type ReportRow } from './show-case.store.ts';

/** More reports of one thing add nothing new. */
const MOST_REPORTS = 100;
const MOST_LINES = 200;

export interface ShownCase extends ReportedCase {
  row: Omit<CaseRow, keyof BesideRow> & BesideRow;
  /** Empty where the viewer may not decide, or nothing is pending. */
  decisions: readonly Decision[];
  mayAnswer: boolean;
  mayTakeBack: boolean;
  reports: ReportRow[];
  log: LogRow[];
  /** A withheld picture has no address. */
  withheldImage: Buffer | null;
}

/** Staff see neither reporters nor notes of a case about themselves. */
export async function showCase(context: ContextFor<'staff'>, id: Id): Promise<ShownCase> {
  const { db, viewer } = context;
  const [row, beside, reasons] = await Promise.all([
    findCase(db, id),
    findBeside(db, id),
    mapReasons(db, [id]),
  ]);
  if (!row || !beside) throw notFound('case');
  const isOwn = row.user_id === viewer.id;
  const [reports, log, mayAnswer, withheldImage] = await Promise.all([
    isOwn ? [] : listReports(db, id, MOST_REPORTS),
    isOwn ? [] : listLogOfCase(db, id, MOST_LINES),
    mayAnswerAppeal(db, viewer.id, row),
    findWithheldImage(context, row),
  ]);
  return {
    row: { ...row, ...beside },
    reasons: reasons.get(id),
    decisions: row.status === 'open' && !isOwn ? decisionsFor(row.kind) : [],
    mayTakeBack: !isOwn && canTakeBack(row, context.clock.now()),
    ...{ mayAnswer, reports, log, withheldImage },
  };
}

/** Other staff than those who decided, unless there are none. */
export async function mayAnswerAppeal(db: Queryable, viewerId: Id, row: CaseRow): Promise<boolean> {
  if (row.status !== 'appealed' || row.user_id === viewerId) return false;
  return row.decided_by !== viewerId || !(await isOtherStaffThere(db, [viewerId, row.user_id]));
}

async function findWithheldImage(
  context: ContextFor<'staff'>,
  { snapshot }: CaseRow,
): Promise<Buffer | null> {
  return snapshot.picture ? readWithheldPicture(context, snapshot.picture) : null;
}
