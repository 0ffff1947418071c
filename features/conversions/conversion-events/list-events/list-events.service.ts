import { requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import type { Source } from '../conversion.ts';
import { type ListedEvent, listEventRows } from './list-events.store.ts';

export type { ListedEvent };

interface Asked {
  adAccountId: Id;
  source: Source | undefined;
  after: Id | null;
  pageSize: number;
}

/** Latest first. */
export async function listEvents(
  context: ContextFor<'person'>,
  { adAccountId, source, after, pageSize }: Asked,
): Promise<Page<ListedEvent>> {
  const { id } = await requireOwnAdAccount(context, adAccountId);
  const rows = await listEventRows(context.db, id, { source, after, limit: pageSize + 1 });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: shown, next: last ? [last.id] : null };
}
