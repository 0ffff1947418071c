import type { Context } from '#platform/resource/context.ts';
import { type Guide, listGuideTopics } from './guides.store.ts';

const MOST_GUIDES = 10;

/** Topics in which a search may go on; none without a query. */
export async function listGuides({ db }: Pick<Context, 'db'>, query: string): Promise<Guide[]> {
  return query === '' ? [] : listGuideTopics(db, query, MOST_GUIDES);
}
