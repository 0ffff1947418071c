import type { ShownTag } from '#features/library/tags/filter-by-tag/tag-filter.tsx';
import { MOST_TAGS, TAG_PARAMETER } from '#features/library/tags/tag.ts';
import { parseId } from '#platform/ids/ids.ts';
import type { PageContext } from '../server/page-context.ts';

/** The tag of the viewer's that the address names; without a name if they have no such tag. */
export async function shownTagIn({ call, viewer }: PageContext, url: URL): Promise<ShownTag | null> {
  const id = viewer.kind === 'person' ? parseId(url.searchParams.get(TAG_PARAMETER) ?? '') : null;
  if (!id) return null;
  const { data } = await call('TagsResource.get', { page_size: MOST_TAGS });
  return { id, name: data.find((tag) => tag.id === id)?.name ?? '' };
}

/** The option of a list that the tag narrows. */
export function tagOption(tag: ShownTag | null): { tag?: string } {
  return tag ? { tag: tag.id } : {};
}
