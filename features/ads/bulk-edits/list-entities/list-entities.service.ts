import { dayAt, lastDayBefore } from '#features/ads/ad-accounts/account-days.ts';
import { requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { MICRO } from '#features/ads/ad-accounts/ad-account.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import { BULK_LIMITS, type BulkCells, type BulkLevel } from '../bulk-edit.ts';
import { type EntityRow, listEntities } from './list-entities.store.ts';

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

const amountOf = (digits: string | null) => (digits === null ? '' : String(Number(digits) / MICRO));

function cellsOf(level: BulkLevel, row: EntityRow, timeZone: string): BulkCells {
  return {
    ...{ level, id: row.id, parent_id: row.parent_id ?? '', name: row.name, status: row.status },
    daily_spend_cap: amountOf(row.daily_spend_cap),
    lifetime_spend_cap: amountOf(row.lifetime_spend_cap),
    budget: amountOf(row.budget),
    start_date: row.start_time ? dayAt(row.start_time, timeZone) : '',
    end_date: row.end_time ? lastDayBefore(row.end_time, timeZone) : '',
    destination_url: row.destination_url ?? '',
  };
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
