import type { Context, RequestFacts } from '#platform/resource/context.ts';
import { COOKIE_PREFIX } from './auth.ts';

/** Passes our view of the client's address to the library. */
export const CLIENT_ADDRESS = 'x-pinfold-address';

const LONGEST_USER_AGENT = 400;

/** The cookies and the origin of a request, as the auth library reads them. */
export function authHeaders(facts: RequestFacts): Headers {
  const headers = new Headers({ [CLIENT_ADDRESS]: facts.address });
  const cookie = facts.headers.get('cookie');
  if (cookie) headers.set('cookie', cookie);
  if (facts.userAgent) headers.set('user-agent', facts.userAgent.slice(0, LONGEST_USER_AGENT));
  return headers;
}

/** The start of the `set-cookie` line of the library's session cookie. */
const SESSION_LINE = new RegExp(`^(?:__Secure-)?${COOKIE_PREFIX}\\.session_token=([^;]*)`);

/**
 * Copies the library's cookies to the answer. `_auth` is set, cleared and expires with the session cookie: other
 * programs read from it whether they are signed in; the server never does.
 */
export function giveCookies(
  context: Pick<Context, 'answerHeaders'>,
  from: Headers,
  { isLimited = false } = {},
): void {
  for (const cookie of from.getSetCookie()) {
    context.answerHeaders.append('set-cookie', cookie);
    const session = SESSION_LINE.exec(cookie);
    if (!session) continue;
    const line = cookie.replace(SESSION_LINE, `_auth=${session[1] && !isLimited ? 1 : 0}`);
    context.answerHeaders.append('set-cookie', line);
  }
}
