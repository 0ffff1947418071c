/** Reads `{username}` and `{slug}` from a board's address, absolute or not; null if it is none. */
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
