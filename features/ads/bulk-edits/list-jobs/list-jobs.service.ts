import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { Reading } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { BULK_LIMITS, type BulkRowState, type BulkSection, SECTION_STATES } from '../bulk-edit.ts';
import {
  type BulkJobRow,
  type BulkRow,
  findOriginal,
  listBulkJobs,
  listBulkRows,
} from '../bulk-jobs.store.ts';

interface Wanted extends PageRequest {
  accountId: Id;
  section: BulkSection;
  pageSize: number;
}

export async function listJobs(
  { db }: Pick<Reading, 'db'>,
  { accountId, section, after, pageSize }: Wanted,
): Promise<Page<BulkJobRow>> {
  const page = {
    states: SECTION_STATES[section],
    after: after ? String(after[0]) : null,
    limit: pageSize + 1,
  };
  const { shown, last } = cutPage(await listBulkJobs(db, accountId, page), pageSize);
  return { items: shown, next: last ? [last.id] : null };
}

export function listRowsOf(
  { db }: Pick<Reading, 'db'>,
  id: Id,
  states: readonly BulkRowState[],
): Promise<BulkRow[]> {
  return listBulkRows(db, id, { states, limit: BULK_LIMITS.rows });
}

export function originalOf({ db }: Pick<Reading, 'db'>, id: Id): Promise<string> {
  return findOriginal(db, id);
}
