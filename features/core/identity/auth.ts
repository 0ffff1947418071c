import type { Database } from '#platform/database/database.ts';
import type { Context, Platform, RequestFacts } from '#platform/resource/context.ts';
import { ACTING_COOKIE } from './acting-access.ts';
import type { Auth } from './auth-library.ts';

export type AuthPlatform = Pick<Platform, 'config' | 'db' | 'jobs' | 'log' | 'texts'>;

/** Prefix of the library's cookie names; browsers may require another (`__Secure-`) before it. */
export const COOKIE_PREFIX = 'pinfold';

const instances = new WeakMap<Database['pool'], Promise<Auth>>();

/** The auth library; loaded for the first request that has or wants a session, as visitors need none of its code. */
export function authOf(platform: AuthPlatform): Promise<Auth> {
  const known = instances.get(platform.db.pool);
  if (known) return known;
  const auth = import('./auth-library.ts').then(({ createAuth }) => createAuth(platform));
  instances.set(platform.db.pool, auth);
  return auth;
}

export async function refusalIn(error: unknown) {
  const { isAPIError } = await import('better-auth/api');
  return isAPIError(error) ? error : null;
}

export const CLIENT_ADDRESS = 'x-pinfold-address';

const LONGEST_USER_AGENT = 400;

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
 * programs read from it whether they are signed in; the server never does. With the session ends for whom one acts.
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
    if (!session[1]) endActing(context);
  }
}

export function endActing({ answerHeaders }: Pick<Context, 'answerHeaders'>): void {
  answerHeaders.append('set-cookie', `${ACTING_COOKIE}=; path=/; max-age=0; samesite=lax`);
}
