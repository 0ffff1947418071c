import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import { findActorsOf } from './list-notifications.store.ts';

/** Those whom the viewer may see. */
export async function listActorsOf(
  context: ContextFor<'person'>,
  notificationId: Id,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<PersonCardRow>> {
  const actors = await findActorsOf(context.db, context.viewer.id, notificationId);
  if (!actors) throw notFound('news');
  const start = after ? Number(after[0]) : 0;
  const end = start + pageSize;
  const shown = actors.slice(start, end);
  const people = await findVisiblePeople(context, shown);
  return {
    items: shown.flatMap((id) => people.get(id) ?? []),
    next: end < actors.length ? [String(end)] : null,
  };
}
