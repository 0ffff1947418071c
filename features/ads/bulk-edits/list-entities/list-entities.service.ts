import { requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import { BULK_LIMITS, type BulkCells, type BulkLevel } from '../bulk-edit.ts';
import { cellsOf } from '../edit-row.service.ts';
import { type EntityRow, listEntities } from '../entities.store.ts';

type Me = ContextFor<'person'>;

interface TemplateWanted {
  accountId: Id;
  levels: readonly BulkLevel[];
  ids: readonly Id[] | null;
}

/** The rows of a sheet as they are now, in the order of levels, and whether there are more than it takes. */
export async function listTemplateRows(
  context: Me,
  { accountId, levels, ids }: TemplateWanted,
): Promise<{ rows: BulkCells[]; hasMore: boolean }> {
  const account = await requireOwnAdAccount(context, accountId);
  const rows: BulkCells[] = [];
  for (const level of levels) {
    const limit = BULK_LIMITS.rows - rows.length + 1;
    const found = await listEntities(context.db, accountId, { level, ids, name: null, after: null, limit });
    rows.push(...found.map((row) => cellsOf(level, row, account.time_zone)));
  }
  return { rows: rows.slice(0, BULK_LIMITS.rows), hasMore: rows.length > BULK_LIMITS.rows };
}

interface LibraryWanted extends PageRequest {
  accountId: Id;
  level: BulkLevel;
  name: string | null;
  pageSize: number;
}

/** All that has an id. */
export async function listLibrary(
  context: Me,
  { accountId, level, name, after, pageSize }: LibraryWanted,
): Promise<Page<EntityRow>> {
  await requireOwnAdAccount(context, accountId);
  const wanted = { level, ids: null, name, after: after ? String(after[0]) : null, limit: pageSize + 1 };
  const { shown, last } = cutPage(await listEntities(context.db, accountId, wanted), pageSize);
  return { items: shown, next: last ? [last.id] : null };
}
