import type { Context } from '#platform/resource/context.ts';
import { listGuideIds } from './guides.store.ts';
import { listTopicsByIds } from './topic.store.ts';
import type { Topic } from './topic.ts';

const MOST_GUIDES = 10;

/** Topics that the query names, then those around the first of them: where a search may go on. */
export async function listGuides({ db }: Pick<Context, 'db'>, query: string): Promise<Topic[]> {
  if (query === '') return [];
  return listTopicsByIds(db, await listGuideIds(db, query, MOST_GUIDES));
}
