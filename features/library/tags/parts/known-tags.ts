import { call } from '#platform/resource/client.ts';
import { MOST_TAGS } from '../tag.ts';

/** The names of all own tags, for completion. */
export async function knownTags(): Promise<string[]> {
  const { data } = await call('TagsResource.get', { page_size: MOST_TAGS });
  return data.map(({ name }) => name);
}
