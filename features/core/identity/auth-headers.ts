import type { Context, RequestFacts } from '#platform/resource/context.ts';
import { COOKIE_PREFIX } from './auth.ts';

/** The header under which the library is told the client's address, as we know it. */
export const CLIENT_ADDRESS = 'x-pinfold-address';

const LONGEST_USER_AGENT = 400;

/** The request as the auth library reads it: its cookies, and where it comes from. */
export function authHeaders(facts: RequestFacts): Headers {
  const headers = new Headers({ [CLIENT_ADDRESS]: facts.address });
  const cookie = facts.headers.get('cookie');
  if (cookie) headers.set('cookie', cookie);
  if (facts.userAgent) headers.set('user-agent', facts.userAgent.slice(0, LONGEST_USER_AGENT));
  return headers;
}

/** The library's cookie that holds the session, as its `set-cookie` line begins. */
const SESSION_LINE = new RegExp(`^(?:__Secure-)?${COOKIE_PREFIX}\\.session_token=([^;]*)`);

/**
 * Hands the cookies that the library set to the answer. `_auth` comes and goes with the session's and lasts as long:
 * other programs read from it whether they are signed in; the server never does.
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
