import type { PersonName } from '#features/core/people/visible-person.service.ts';
import { requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { cutPage } from '#platform/resource/cut-page.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { listFollowedTopics } from './list-followed-topics.store.ts';
import type { TopicAnswer } from './list-followed-topics.ts';

/** A page of the topics that a person follows; a profile closed to the viewer gives an empty list. */
export async function listTopicsOf(
  context: Context,
  name: PersonName,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<TopicAnswer>> {
  const person = await requireVisiblePerson(context, name);
  if (!person.areThingsOpen) return { items: [], next: null };
  const rows = await listFollowedTopics(context.db, person.row.id, {
    after: after ? parseId(after[0]) : null,
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(rows, pageSize);
  const items = shown.map(({ id, slug, name: title }) => ({
    id,
    type: 'interest' as const,
    name: title,
    url_name: slug,
  }));
  return { items, next: last ? [last.id] : null };
}
