const PARAM = 'after';

/** Where the list of a page begins that was opened by a link to the next one; for `bookmarks`. */
export function bookmarksIn({ searchParams }: URL): string[] {
  const after = searchParams.get(PARAM);
  return after ? [after] : [];
}

/** Only the first page has a canonical address, as further ones have other contents. */
export function headOfPage(url: URL, head: Record<string, unknown>[]): Record<string, unknown>[] {
  return bookmarksIn(url).length === 0 ? head : head.filter(({ rel }) => rel !== 'canonical');
}

/** The address of the next page, for crawlers and browsers without scripts; undefined at the end. */
export function nextPage(url: URL, bookmark: string | null): string | undefined {
  if (!bookmark) return undefined;
  const query = new URLSearchParams(url.search);
  query.set(PARAM, bookmark);
  return `${url.pathname}?${query}`;
}
