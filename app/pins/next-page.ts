const PARAM = 'after';

/** Where the list of a page begins that was opened by a link to the next one; for `bookmarks`. */
export function bookmarksIn({ searchParams }: URL): string[] {
  const after = searchParams.get(PARAM);
  return after ? [after] : [];
}

type Head = Record<string, unknown>[];

/** Each page of a list names itself, as it has other contents than the first; `show` is one of several lists. */
export function headOfPage(url: URL, head: Head, show?: string): Head {
  const after = url.searchParams.get(PARAM);
  const query = new URLSearchParams({ ...(show && { show }), ...(after && { [PARAM]: after }) });
  if (query.size === 0) return head;
  return head.map((tag) => {
    if (tag.rel === 'canonical') return { ...tag, href: `${tag.href}?${query}` };
    return tag.property === 'og:url' ? { ...tag, content: `${tag.content}?${query}` } : tag;
  });
}

/** The address of the first page, from a later one; undefined on the first. */
export function firstPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const query = new URLSearchParams(search);
  if (!query.has(PARAM)) return undefined;
  query.delete(PARAM);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** The address of the next page, for crawlers and browsers without scripts; undefined at the end. */
export function nextPage(url: URL, bookmark: string | null): string | undefined {
  if (!bookmark) return undefined;
  const query = new URLSearchParams(url.search);
  query.set(PARAM, bookmark);
  return `${url.pathname}?${query}`;
}
