import type { PersonName } from '#features/core/people/visible-person.service.ts';
import { requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { type ShownTopic, showTopics } from '../topic.service.ts';
import { listTopicsByIds } from '../topic.store.ts';
import { listFollowedTopics } from './list-followed-topics.store.ts';

/** Empty for a profile closed to the viewer. */
export async function listTopicsOf(
  context: Context,
  name: PersonName,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ShownTopic>> {
  const person = await requireVisiblePerson(context, name);
  if (!person.areThingsOpen) return { items: [], next: null };
  const ids = await listFollowedTopics(context.db, person.row.id, {
    after: after ? parseId(after[0]) : null,
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(ids, pageSize);
  const topics = await listTopicsByIds(context.db, shown, context.locale);
  return { items: await showTopics(context, topics), next: last ? [last] : null };
}
