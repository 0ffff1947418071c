import type { Context, RequestFacts } from '#platform/resource/context.ts';

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

/** Hands the cookies that the library set to the answer. */
export function giveCookies(context: Pick<Context, 'answerHeaders'>, from: Headers): void {
  for (const cookie of from.getSetCookie()) context.answerHeaders.append('set-cookie', cookie);
}
