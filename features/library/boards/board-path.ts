export function subjectIn(address: string): string | null {
  return new URL(address).searchParams.get('orbac_subject_id') || null;
}

/** Absolute or not; null if it is no board's address. */
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
