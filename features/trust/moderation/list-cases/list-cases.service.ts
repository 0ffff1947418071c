import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page } from '#platform/resource/resource.ts';
import type { ReportKind } from '../report.ts';
import {
  type ListedCaseRow,
  listDecided,
  listWaiting,
  mapReasons,
  type ReasonsRow,
} from './list-cases.store.ts';

export interface CaseFilter {
  state: 'waiting' | 'decided';
  kind: ReportKind | null;
}

export interface ReportedCase {
  row: ListedCaseRow;
  reasons: ReasonsRow | undefined;
}

export async function listCases(
  { db }: Pick<Context, 'db'>,
  { state, kind }: CaseFilter,
  { after, pageSize }: { after: PageKey | null; pageSize: number },
): Promise<Page<ReportedCase>> {
  const page = { after: after && ([String(after[0]), String(after[1])] as const), limit: pageSize + 1 };
  const rows = state === 'waiting' ? await listWaiting(db, kind, page) : await listDecided(db, page);
  const { shown, last } = cutPage(rows, pageSize);
  const reasons = await mapReasons(
    db,
    shown.map((row) => row.id),
  );
  const items = shown.map((row) => ({ row, reasons: reasons.get(row.id) }));
  return { items, next: last ? keyOf(last, state) : null };
}

function keyOf(row: ListedCaseRow, state: CaseFilter['state']): PageKey {
  const at = state === 'waiting' ? row.waiting_since : row.decided_at;
  return [at?.toISOString() ?? '', row.id];
}
