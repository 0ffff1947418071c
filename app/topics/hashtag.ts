import { redirect } from 'react-router';
import { searchPath } from '#features/discovery/search/search-path.ts';
import { topicPath } from '#features/discovery/topics/topic.ts';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/hashtag.ts';

/** Leads a hashtag to its topic, or to the search for it. */
export async function loader({ context, params: { tag } }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const { data } = await call('HashtagTypeaheadResource.get', { query: tag.slice(0, 100) });
  const found = data.find(({ is_exact }) => is_exact);
  throw redirect(found ? topicPath(found.url_name) : searchPath({ type: 'default', query: `#${tag}` }));
}
