import { cutPage } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import { type CountedTag, listTags } from './list-tags.store.ts';

export async function listOwnTags(
  { db, viewer }: ContextFor<'person'>,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<CountedTag>> {
  const rows = await listTags(db, viewer.id, { after: String(after?.[0] ?? ''), limit: pageSize + 1 });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: shown, next: last ? [last.key] : null };
}
