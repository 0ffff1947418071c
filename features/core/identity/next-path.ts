/** The path of this site that a text names, or null: an address elsewhere must not be gone to after signing in. */
export function nextPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || /[\\\p{Cc}]/u.test(text)) return null;
  const url = URL.parse(text, 'http://here.invalid');
  if (!url) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // A path like `/.//host` is read as one that begins with two slashes, which names another host.
  return url.host === 'here.invalid' && !path.startsWith('//') ? path : null;
}
