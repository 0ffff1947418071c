/** The path of this site in a text, or null: signing in must not redirect to another site. */
export function nextPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || /[\\\p{Cc}]/u.test(text)) return null;
  const url = URL.parse(text, 'http://here.invalid');
  if (!url) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // A path like `/.//host` resolves to one that starts with two slashes, which names another host.
  return url.host === 'here.invalid' && !path.startsWith('//') ? path : null;
}
