/** The `{username}` and `{slug}` in the address of a board, absolute or not; null where it is none. */
export function boardInUrl(url: string): { username: string; slug: string } | null {
  const path = URL.parse(url, 'http://any.host')?.pathname ?? '';
  const [, username, slug] = /^\/([^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
  if (!username || !slug) return null;
  try {
    return { username: decodeURIComponent(username), slug: decodeURIComponent(slug) };
  } catch {
    return null;
  }
}
