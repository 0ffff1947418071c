import { restorableSince } from '#features/library/pins/restore-period.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import { type DeletedPinRow, listDeletedPins } from './recently-deleted-pins.store.ts';

/** Includes only pins deleted one by one, last deleted first. */
export async function listRecentlyDeletedPins(
  { db, viewer, clock }: ContextFor<'person'>,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<DeletedPinRow>> {
  const rows = await listDeletedPins(db, viewer.id, {
    since: restorableSince(clock.now()),
    after: after && { at: String(after[0]), id: String(after[1]) },
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: shown, next: last ? [last.deleted_at.toISOString(), last.id] : null };
}
