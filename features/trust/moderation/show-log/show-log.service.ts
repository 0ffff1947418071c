import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import { type LogRow, listLog } from './show-log.store.ts';

export async function showLog(
  { db, viewer }: ContextFor<'staff'>,
  { after, pageSize }: { after: PageKey | null; pageSize: number },
): Promise<Page<LogRow>> {
  const key = after && ([String(after[0]), String(after[1])] as const);
  const { shown, last } = cutPage(
    await listLog(db, viewer.id, { after: key, limit: pageSize + 1 }),
    pageSize,
  );
  return { items: shown, next: last ? [last.created_at.toISOString(), last.id] : null };
}
